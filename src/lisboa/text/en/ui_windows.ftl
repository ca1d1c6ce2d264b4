ui-windows-long-press = Hold your finger on anything to see what it is and what it does.
ui-windows-long-press-low = Hold a thing to see what it is.

ui-windows-got-it = Got it
