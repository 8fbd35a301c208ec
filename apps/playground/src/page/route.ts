/** The places of the page that a link can lead to. */
export const VIEWS = [
  "start",
  "server",
  "storyteller",
  "plug",
  "thousand",
  "table",
  "agent",
  "friends",
] as const;

/** One place of the page. */
export type ViewName = (typeof VIEWS)[number];

/** Where the page is, as its hash says. */
export interface Route {
  readonly view: ViewName;
  /** The server, as `toAddress` writes it. */
  readonly at?: string | undefined;
  readonly era?: string | undefined;
  readonly tab?: string | undefined;
  /** The tool, resource or prompt that is chosen. */
  readonly item?: string | undefined;
  /** The URL of the model. */
  readonly model?: string | undefined;
}

const PARAMS = ["at", "era", "tab", "item", "model"] as const;

/** Reads a hash; one that leads nowhere leads to the start. */
export function readRoute(hash: string): Route {
  // A server's address may have a query of its own, which people do not always escape.
  const [, name = "", query = ""] = /^#?\/?([^?]*)\??(.*)$/s.exec(hash) ?? [];
  const view = VIEWS.find((known) => known === name) ?? "start";
  const given = new URLSearchParams(query);
  const params = PARAMS.flatMap((param) => {
    const value = given.get(param);
    return value === null || value === "" ? [] : [[param, value]];
  });
  return { view, ...Object.fromEntries(params) };
}

/** The hash that leads to a route. */
export function writeRoute({ view, ...params }: Route): string {
  const query = new URLSearchParams();
  for (const name of PARAMS) {
    const value = params[name];
    if (value !== undefined && value !== "") query.set(name, value);
  }
  const text = query.toString();
  return `#/${view}${text === "" ? "" : `?${text}`}`;
}
