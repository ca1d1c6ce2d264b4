"""The rules of Lisboa, pure: no I/O, no clock, no global state. Compiled by mypyc where a C compiler is at hand."""
