"""Which tables are known to be over, so that a list of tables need not open them all."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    ended: sa.Column[bool] = sa.Column(
        "ended", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("tables", ended)


def downgrade() -> None:
    op.drop_column("tables", "ended")
