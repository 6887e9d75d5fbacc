"""Deliveries: ships and cargo of one colour, brought to port before events thin them out."""
