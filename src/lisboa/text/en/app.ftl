### The product as an app on a device, and the page it shows there while the server cannot be reached

app-name = Lisboa
# What it is, in one sentence
app-about = The board game Lisboa in the browser: against bots, and with friends wherever they are.

offline-title = No way to the table
# One of these two
offline-why-device = This device has no connection to the internet at the moment.
offline-why-server = The server does not answer. It may be restarting, or the connection is poor.
offline-safe = Your games are safe: every move that was accepted is kept on the server.
offline-waits = This page keeps trying, and opens what you wanted as soon as it can.
offline-again = Try now
