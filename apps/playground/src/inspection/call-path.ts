/** A call that a link leads to, and who made it. */
export interface CallPath {
  /** The tab, which stays the same when it is loaded anew. */
  readonly tab: string;
  /** The load of the page in that tab. */
  readonly load: string;
  /** Session id of its actor. */
  readonly actor: string;
}

const START = "#/call/";

/** The hash that leads to a call. */
export function writeCallPath({ tab, load, actor }: CallPath): string {
  return `${START}${tab}/${load}/${actor}`;
}

/** The call that a hash leads to; undefined where it leads elsewhere. */
export function readCallPath(hash: string): CallPath | undefined {
  if (!hash.startsWith(START)) return undefined;
  const [tab = "", load = "", actor = ""] = hash.slice(START.length).split("/", 3);
  return { tab, load, actor: decoded(actor) };
}

/** A link may have been cut off in the middle. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
