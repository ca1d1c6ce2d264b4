### Remarks on components. The data files of lisboa.components have them in English; here they are told apart by their
### words: "Of each good." is of-each-good. One that has no variant stands as it is.

component-note = { $note ->
   *[other] { $text }
}
