/** What the headings of a page can be linked by, as hosts of repositories name them. */
export function headingAnchors(page: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ""] of withoutCode(page).matchAll(/^#+ (.+)$/gm)) {
    const anchor = anchorOf(heading);
    let free = anchor;
    for (let count = 1; anchors.has(free); count += 1) free = `${anchor}-${count}`;
    anchors.add(free);
  }
  return anchors;
}

function anchorOf(heading: string): string {
  return heading
    .replace(/\]\([^)]*\)/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}

/** A line in a block of code may begin as a heading does. */
function withoutCode(page: string): string {
  return page.replace(/^```.*?^```/gms, "");
}
