import { effect, signal } from "@preact/signals";

/** Whose colours the page wears; `system` follows what the person set for all pages. */
export type Theme = "system" | "light" | "dark";

/** The theme of the page. */
export const theme = signal<Theme>("system");

/** Puts the theme on the page, and keeps it under a key of local storage, until the returned function is called. */
export function followTheme(storageKey: string): () => void {
  const kept = readKept(storageKey);
  if (kept === "light" || kept === "dark") theme.value = kept;
  return effect(() => {
    const { value } = theme;
    if (value === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = value;
    keep(storageKey, value);
  });
}

// Storage is refused to pages in some frames and private windows.
function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: Theme): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}
