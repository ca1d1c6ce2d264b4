// A click on a heading sorts the table by it; without scripts tables stay in the order of the rulebook.
for (const table of document.querySelectorAll("table.sortable")) {
  let next = 0;
  for (const heading of table.querySelectorAll("thead th")) {
    const column = next;
    next += heading.colSpan;
    const button = document.createElement("button");
    button.append(...heading.childNodes);
    heading.append(button);
    button.addEventListener("click", () => {
      const up = heading.getAttribute("aria-sort") === "descending";
      table.querySelectorAll("th[aria-sort]").forEach((other) => other.removeAttribute("aria-sort"));
      heading.setAttribute("aria-sort", up ? "ascending" : "descending");
      for (const body of table.tBodies) sortRows(body, column, up ? 1 : -1);
    });
  }
}

function sortRows(body, column, direction) {
  const rows = [...body.rows].filter((row) => !row.classList.contains("group"));
  rows.sort((a, b) => direction * compare(value(a, column), value(b, column)));
  body.append(...rows);
}

// A small plot sorts by the number in the cell after it.
function value(row, column) {
  let cell = row.cells[column];
  if (cell.classList.contains("glyph") && cell.nextElementSibling) cell = cell.nextElementSibling;
  const said = cell.dataset.sort ?? cell.textContent.replace("−", "-").replace(/[,%]/g, "").trim();
  return said !== "" && !isNaN(said) ? Number(said) : said;
}

function compare(a, b) {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(b).localeCompare(String(a));
}
