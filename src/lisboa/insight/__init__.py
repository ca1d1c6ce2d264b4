"""What bots can tell people about a game: how it stands, and what would have been better."""
