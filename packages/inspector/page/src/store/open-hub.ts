import { open } from "./store.ts";

const KEPT = "inspector.token";

/** Connects to the hub that the page came from, with the token of its address or the one that this tab had before. */
export function openHub(token: string | undefined): void {
  const known = token ?? kept();
  if (known === undefined) return;
  keep(known);
  open({
    kind: "hub",
    url: location.href.replace(/^http/, "ws").replace(/#.*$/s, ""),
    token: known,
  });
}

// Storage is refused to pages in some frames and private windows.
function kept(): string | undefined {
  try {
    return sessionStorage.getItem(KEPT) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(token: string): void {
  try {
    sessionStorage.setItem(KEPT, token);
  } catch {}
}
