"""Whether a table is listed in the harbour, for whoever likes to join or watch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_index(op.f("ix_tables_listed"), "tables", ["listed"])


def downgrade() -> None:
    op.drop_index(op.f("ix_tables_listed"), "tables")
    op.drop_column("tables", "listed")
