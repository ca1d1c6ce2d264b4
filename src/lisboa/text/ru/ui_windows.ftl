ui-windows-long-press = Удерживайте палец на чём угодно, чтобы узнать, что это и что оно делает.
ui-windows-long-press-low = Что это? Удерживайте палец.

ui-windows-got-it = Понятно
