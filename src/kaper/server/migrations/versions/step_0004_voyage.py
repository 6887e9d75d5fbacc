"""The position that a table began in, and the chapter of a voyage that leads from there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    arrangement = sa.Column("arrangement", sa.Text(), nullable=False, server_default="")
    op.add_column("tables", arrangement)
    op.add_column("tables", sa.Column("voyage", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "voyage")
    op.drop_column("tables", "arrangement")
