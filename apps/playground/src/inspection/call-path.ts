/** A call that a link leads to, and the tab that made it. */
export interface CallPath {
  readonly tab: string;
  /** Session id of its actor. */
  readonly actor: string;
}

const START = "#/call/";

/** The hash that leads to a call. */
export function writeCallPath({ tab, actor }: CallPath): string {
  return `${START}${tab}/${actor}`;
}

/** The call that a hash leads to; undefined where it leads elsewhere. */
export function readCallPath(hash: string): CallPath | undefined {
  if (!hash.startsWith(START)) return undefined;
  const [tab = "", actor = ""] = hash.slice(START.length).split("/", 2);
  return { tab, actor: decodeURIComponent(actor) };
}
