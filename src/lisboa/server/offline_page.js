// What the reader has chosen in the client; and again and again: is the server back?
try {
  const theme = JSON.parse(localStorage.getItem("lisboa") || "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {}
function why() {
  for (const part of document.querySelectorAll("[data-why]"))
    part.hidden = (part.dataset.why === "server") !== navigator.onLine;
}
async function again() {
  try {
    const answer = await fetch("/health/live", { cache: "no-store" });
    if (answer.ok) location.reload();
  } catch {}
}
why();
addEventListener("online", () => { why(); void again(); });
addEventListener("offline", why);
addEventListener("visibilitychange", () => document.visibilityState === "visible" && void again());
document.querySelector("button").addEventListener("click", () => location.reload());
setInterval(again, 4000);
