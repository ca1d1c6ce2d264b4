ui-windows-long-press = Mantém o dedo em qualquer coisa para ver o que é e o que faz.

ui-windows-got-it = Percebi
