/** What a request is for. */
export interface RequestTarget {
  readonly path: string;
  /** What stands behind the `?`; empty where nothing does. */
  readonly query: string;
  /** The host that the target names, whatever the header says; undefined where it names none. */
  readonly host?: string;
}

/** Reads the target of a request: a path, or a whole URL as proxies are sent. RFC 9112, section 3.2 */
export function requestTarget(url = "/"): RequestTarget {
  const [, host, place = url] = ABSOLUTE.exec(url) ?? [];
  const mark = place.indexOf("?");
  const path = mark === -1 ? place : place.slice(0, mark);
  const query = mark === -1 ? "" : place.slice(mark + 1);
  // RFC 9112, section 3.2.2: the host of the target counts, and that of the header does not.
  return host === undefined ? { path, query } : { path: path === "" ? "/" : path, query, host };
}

const ABSOLUTE = /^https?:\/\/([^/?#]+)([^#]*)/i;
