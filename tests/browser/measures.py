"""What a page says about itself: which parts of the table are out of sight, cut, covered or too small."""

from __future__ import annotations

# Every part there is, and the parts whose content must stay inside of them.
MEASURE = r"""() => {
    const PARTS = ["header.table-header", "#panel-cards", "#panel-tracks", "#panel-tracks .church-part",
        "#panel-downtown .city", "#panel-downtown .display", "#panel-court .noble", "#panel-boards",
        "#panel-own .board",
        ".command", ".prompt", ".command .hand", ".market-track", "[data-at^='card_in_play.treasury']"];
    const FRAMES = "#panel-own, #panel-own .parts > *, #panel-boards, #panel-boards .boards > *, #panel-court, "
        + "#panel-cards, #panel-tracks, .command, .part.panel, .noble";
    const TEXT = {choice: 11, other: 9.75}, TARGET = 32, SLACK = 1;  // of 10 px, as far as drawings round
    const page = document.querySelector(".table-page");
    const found = {missing: [], outside: [], scrolled: [], spilt: [], cut: [], text: [], targets: [], covered: []};
    const style = (e) => (e.getAttribute("class") ?? "").replace(/ ?svelte-\S+/g, "");
    const name = (e) => `${e.tagName.toLowerCase()}#${e.id}.${style(e)} "${e.textContent.trim().slice(0, 24)}"`;
    const drawn = (e) => e.getClientRects().length > 0 && e.checkVisibility({visibilityProperty: true})
        && !e.closest(".hidden-text, .skip") && getComputedStyle(e).clipPath !== "inset(50%)";
    const all = [...page.querySelectorAll("*")].filter(drawn);
    const html = all.filter((e) => !e.closest("svg"));
    const box = (e) => e.getBoundingClientRect();
    const inWindow = (b) => b.left >= -SLACK && b.top >= -SLACK && b.right <= innerWidth + SLACK
        && b.bottom <= innerHeight + SLACK;

    for (const part of PARTS) {
        const boxless = (e) => getComputedStyle(e).display === "contents";
        const here = [...page.querySelectorAll(part)].filter((e) => boxless(e) || drawn(e));
        if (here.length === 0 && part !== ".command .hand") found.missing.push(part);
    }
    found.outside = html.filter((e) => box(e).width > 0 && box(e).height > 0 && !inWindow(box(e))).map(name);
    const scrolls = (e, overflow) => e === document.documentElement || /auto|scroll/.test(overflow);
    found.scrolled = [document.documentElement, ...html].filter((e) => {
        const {overflowX, overflowY} = getComputedStyle(e);
        return (e.scrollHeight > e.clientHeight + SLACK && scrolls(e, overflowY))
            || (e.scrollWidth > e.clientWidth + SLACK && scrolls(e, overflowX));
    }).map(name);
    for (const frame of page.querySelectorAll(FRAMES)) {
        const around = box(frame);
        const spilt = [...frame.querySelectorAll("*")].filter((e) => drawn(e) && !e.closest("svg") && (
            box(e).bottom > around.bottom + SLACK || box(e).right > around.right + SLACK));
        found.spilt.push(...spilt.map((e) => `${name(e)} of ${frame.id || frame.className}`));
    }
    // A title that somebody chose may end in dots.
    found.cut = html.filter((e) => e.childElementCount === 0 && e.textContent.trim() && !e.matches(".title")
        && getComputedStyle(e).display !== "inline" && e.scrollWidth > Math.ceil(e.clientWidth) + SLACK).map(name);

    const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const e = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || !drawn(e)) continue;
        // Small pictures of Lacerda's decrees, whose sum stands beside them, are there to be pointed at.
        if (e.closest(".lacerda .decrees svg")) continue;
        const scale = e.closest("svg") ? Math.abs(e.getScreenCTM().d) : 1;
        const size = parseFloat(getComputedStyle(e).fontSize) * scale;
        const least = e.closest("[data-move]") && !e.closest("svg") ? TEXT.choice : TEXT.other;
        if (size < least - 0.05) found.text.push(`${size.toFixed(1)} ${name(e)}`);
    }

    const moves = new Map();
    for (const e of page.querySelectorAll("[data-move]")) {
        moves.set(e.dataset.move, [...(moves.get(e.dataset.move) ?? []), e]);
    }
    for (const [move, elements] of moves) {
        const large = (e) => Math.min(box(e).width, box(e).height) >= TARGET - 0.5;
        const hit = (e) => {
            const there = document.elementFromPoint(box(e).x + box(e).width / 2, box(e).y + box(e).height / 2);
            return there !== null && (e === there || e.contains(there));
        };
        if (!elements.some(large)) found.targets.push(`${move} ${box(elements[0]).width}x${box(elements[0]).height}`);
        if (!elements.some(hit)) found.covered.push(move);
    }
    return found;
}"""
