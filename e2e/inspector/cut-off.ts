/** What of the page is to be read and cannot be, for it is wider than its place or hangs out of it. Runs in the page. */
export function cutOff(): string[] {
  // These are as wide as what is in them.
  const whole = [".top", ".view-tabs", "[role=tablist]", ".strip", ".figure b", ".right"];
  const inside: readonly (readonly [string, string])[] = [
    [".axis-labels", "span"],
    [".axis-controls", "button"],
    [".top", "button, input, .pill"],
    [".column-heads", "span"],
    [".right", ".view-tabs button, [role=tab], .request-actions button, select, .chart-tools"],
    [".strip", "button, output"],
  ];
  const all = (selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll(selector),
  ];
  const isOut = (part: Element, place: Element): boolean => {
    const { left, right } = place.getBoundingClientRect();
    const box = part.getBoundingClientRect();
    return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
  };
  const narrow = whole.filter((selector) =>
    all(selector).some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1),
  );
  const out = inside.flatMap(([selector, parts]) =>
    all(selector).flatMap((place) => all(parts, place).filter((part) => isOut(part, place))),
  );
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  return [
    ...narrow.map((selector) => `${selector} is too narrow`),
    ...out.map((part) => `${part.textContent || part.className} hangs out`),
    ...(scrollWidth > clientWidth || scrollHeight > clientHeight ? ["The page scrolls"] : []),
  ];
}
