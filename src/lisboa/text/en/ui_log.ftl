### The log, the timeline and calls to act.

ui-log-close = Close
