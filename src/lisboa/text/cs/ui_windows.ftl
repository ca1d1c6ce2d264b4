ui-windows-long-press = Podržením prstu na čemkoli zjistíte, co to je a co to dělá.
ui-windows-long-press-low = Podržte prst a zjistíte, co to je.

ui-windows-got-it = Rozumím
