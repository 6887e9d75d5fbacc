"""Tables, their entries, who belongs to them and the links that lead there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(256), nullable=False),
        sa.Column("seed_hash", sa.String(64), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("snapshot", sa.Text()),
        sa.Column("snapshot_seq", sa.Integer()),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("command", sa.String(128)),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
        sa.UniqueConstraint("table_id", "command", name="uq_entries_table_id_command"),
    )
    op.create_table(
        "members",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_members_table_id"),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_members"),
    )
    op.create_index("ix_members_person", "members", ["person"])
    op.create_table(
        "links",
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("expires", sa.Float()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_links_table_id"),
        sa.PrimaryKeyConstraint("secret_hash", name="pk_links"),
    )
    op.create_index("ix_links_table_id", "links", ["table_id"])


def downgrade() -> None:
    for table in ("links", "members", "entries", "tables"):
        op.drop_table(table)
