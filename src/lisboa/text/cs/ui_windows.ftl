ui-windows-long-press = Podržením prstu na čemkoli zjistíte, co to je a co to dělá.

ui-windows-got-it = Rozumím
