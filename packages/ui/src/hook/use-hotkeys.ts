import { useEffect, useRef } from "preact/hooks";

/** What each key does; a key is named as in `KeyboardEvent.key`, with `Mod+` before it for Ctrl or Command. */
export type Hotkeys = { readonly [key: string]: (event: KeyboardEvent) => void };

/** Binds keys for as long as the component is shown; what is typed into a control stays there, `Mod+` keys and Escape aside. */
export function useHotkeys(hotkeys: Hotkeys): void {
  const latest = useRef(hotkeys);
  latest.current = hotkeys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const key = keyOf(event);
      const action = Object.hasOwn(latest.current, key) ? latest.current[key] : undefined;
      if (action === undefined || event.defaultPrevented) return;
      if (belongsToControl(event, key)) return;
      event.preventDefault();
      action(event);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

function keyOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  if (altKey) return "";
  return ctrlKey || metaKey ? `Mod+${key}` : key;
}

/** Whether the control that has the focus takes the key itself, as text or as a press. */
function belongsToControl({ target }: KeyboardEvent, key: string): boolean {
  if (!(target instanceof Element) || key.startsWith("Mod+") || key === "Escape") return false;
  if (target.matches("input, textarea, select, [contenteditable]")) return true;
  return (key === " " || key === "Enter") && target.matches("button, a, summary");
}
