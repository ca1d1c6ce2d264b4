"""What things of the game are, for people and for programs that draw them."""
