const STEPS: ReadonlyMap<string, number> = new Map([
  ["ArrowRight", 1],
  ["ArrowDown", 1],
  ["ArrowLeft", -1],
  ["ArrowUp", -1],
]);

/** Moves the focus among the controls that a selector finds, by the arrow keys, Home and End; tells to which, where it moved. */
export function stepFocus(event: KeyboardEvent, selector: string): number | undefined {
  if (!(event.currentTarget instanceof HTMLElement)) return undefined;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const { activeElement } = document;
  const from = activeElement instanceof HTMLElement ? controls.indexOf(activeElement) : -1;
  const to = target(event.key, from, controls.length);
  if (from < 0 || to === undefined) return undefined;
  event.preventDefault();
  controls[to]?.focus();
  return to;
}

function target(key: string, from: number, count: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS.get(key);
  return step === undefined ? undefined : (from + step + count) % count;
}
