"""One person, several devices: which keys are whose, and links to bring one more along."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("reread_seq", sa.Integer()))
    op.create_table(
        "devices",
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("seen", sa.Integer(), nullable=False),
        sa.Column("shut_out", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("key_hash", name=op.f("pk_devices")),
        sa.UniqueConstraint("id", name=op.f("uq_devices_id")),
    )
    op.create_index(op.f("ix_devices_person"), "devices", ["person"])
    op.create_table(
        "device_links",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_device_links")),
        sa.UniqueConstraint("secret_hash", name=op.f("uq_device_links_secret_hash")),
    )


def downgrade() -> None:
    op.drop_table("device_links")
    op.drop_index(op.f("ix_devices_person"), table_name="devices")
    op.drop_table("devices")
    op.drop_column("tables", "reread_seq")
