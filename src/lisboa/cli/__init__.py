"""The command line: `lisboa ...`. Commands import what they need when they run, so that `lisboa --help` is quick."""
