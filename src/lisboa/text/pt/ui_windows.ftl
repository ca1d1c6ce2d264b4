ui-windows-long-press = Mantém o dedo em qualquer coisa para ver o que é e o que faz.
ui-windows-long-press-low = Mantém o dedo para ver o que é.

ui-windows-got-it = Percebi
