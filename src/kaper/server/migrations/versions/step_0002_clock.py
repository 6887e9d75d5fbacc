"""The seconds that a table gives every open window; 0 for no clock."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    clock = sa.Column("clock", sa.Integer(), nullable=False, server_default="0")
    op.add_column("tables", clock)


def downgrade() -> None:
    op.drop_column("tables", "clock")
