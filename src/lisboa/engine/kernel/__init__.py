"""What the rules stand on: it imports nothing of them."""
