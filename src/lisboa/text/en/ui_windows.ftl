ui-windows-long-press = Hold your finger on anything to see what it is and what it does.

ui-windows-got-it = Got it
