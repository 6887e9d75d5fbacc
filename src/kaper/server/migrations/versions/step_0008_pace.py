"""How much time seats have, when a table wants to be looked at, and who is reminded where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.Text(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("due", sa.Float()))
    op.create_index(op.f("ix_tables_due"), "tables", ["due"])
    op.create_table(
        "subscriptions",
        sa.Column("endpoint_hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("browser_key", sa.String(128), nullable=False),
        sa.Column("browser_secret", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("endpoint_hash", name=op.f("pk_subscriptions")),
    )
    op.create_index(op.f("ix_subscriptions_person"), "subscriptions", ["person"])
    op.create_table(
        "reminders",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reminders_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_reminders")),
    )


def downgrade() -> None:
    op.drop_table("reminders")
    op.drop_table("subscriptions")
    op.drop_index(op.f("ix_tables_due"), "tables")
    op.drop_column("tables", "due")
    op.drop_column("tables", "pace")
