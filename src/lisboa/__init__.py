"""Lisboa: the board game by Vital Lacerda as a library."""

from lisboa import _pure

_pure.install_if_asked()
