### Names of tiles, the tip, the large view and the legend of the web client.

ui-art-plan = Plan of the { architect } architect, { $officials } officials{ $done ->
    [yes] , completed
   *[no] {""}
}

# $colours is a list of goods
ui-art-building = Public building of the { architect } architect, showing { $colours }
