"""What is printed on cards, boards and tokens, and how it is read."""
