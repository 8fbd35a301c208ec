/** One load of this page, and the tab that it is in. */
export interface PageLoad {
  readonly tab: string;
  readonly load: string;
}

const KEY = "playground-tab";

/** Names this load of the page, and its tab by the name that the storage of its session has for it. */
export function pageLoad(storage: Pick<Storage, "getItem" | "setItem">): PageLoad {
  const tab = storage.getItem(KEY) ?? shortId();
  storage.setItem(KEY, tab);
  return { tab, load: shortId() };
}

function shortId(): string {
  return crypto.randomUUID().slice(0, 8);
}
