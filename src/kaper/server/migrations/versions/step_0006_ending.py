"""How a table ended, kept beside its facts: histories need no game to be played again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("ending", sa.Text()))


def downgrade() -> None:
    op.drop_column("tables", "ending")
