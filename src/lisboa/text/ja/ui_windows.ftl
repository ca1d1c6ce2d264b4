ui-windows-long-press = 長押しすると、それが何で、どんな効果があるかが表示されます。
ui-windows-long-press-low = 長押しすると説明が表示されます。

ui-windows-got-it = 了解
