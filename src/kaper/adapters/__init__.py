"""Kaper's games under the interfaces of others: OpenSpiel, PettingZoo, Gymnasium.

Each is an extra of the package, and imported only by who asks for it.
"""
