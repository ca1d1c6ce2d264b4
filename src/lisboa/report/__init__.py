"""What many games add up to, and a page that shows it: `lisboa simulate --report DIR`."""
