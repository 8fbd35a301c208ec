/** What of the page is to be read and cannot be, for it is wider than its place or hangs out of it. Runs in the page. */
export function cutOff(): string[] {
  const found: string[] = [];
  // These are as wide as what is in them.
  for (const place of [".top", ".view-tabs", "[role=tablist]", ".strip", ".figure b", ".right"]) {
    for (const element of document.querySelectorAll(place)) {
      if (element.scrollWidth > element.clientWidth + 1) found.push(`${place} is too narrow`);
    }
  }
  const inside: readonly (readonly [string, string])[] = [
    [".axis-labels", "span"],
    [".axis-controls", "button"],
    [".top", "button, input, .pill"],
    [".column-heads", "span"],
    [".right", ".view-tabs button, [role=tab], .request-actions button, select, .chart-tools"],
    [".strip", "button, output"],
  ];
  for (const [place, parts] of inside) {
    for (const element of document.querySelectorAll(place)) {
      const { left, right } = element.getBoundingClientRect();
      for (const part of element.querySelectorAll(parts)) {
        const box = part.getBoundingClientRect();
        if (box.width === 0 || (box.left >= left - 1 && box.right <= right + 1)) continue;
        found.push(`${place} ${part.textContent || part.className} hangs out`);
      }
    }
  }
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  if (scrollWidth > clientWidth || scrollHeight > clientHeight) found.push("The page scrolls");
  return found;
}
