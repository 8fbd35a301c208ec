/** Puts all of a page but one element out of reach of keys, pointers and screen readers; gives what lets them in again. */
export function keepOut(element: Element): () => void {
  const shut: Element[] = [];
  for (let inner = element; inner !== document.body; inner = inner.parentElement ?? document.body) {
    const others = [...(inner.parentElement?.children ?? [])].filter(
      (other) => other !== inner && !other.hasAttribute("inert"),
    );
    for (const other of others) other.setAttribute("inert", "");
    shut.push(...others);
  }
  return () => {
    for (const other of shut) other.removeAttribute("inert");
  };
}
