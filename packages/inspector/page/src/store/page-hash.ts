import type { Moment } from "./moment.ts";
import type { PanelName, Selection, Wish } from "./wish.ts";

/** What the fragment of the page's address says. */
export interface PageHash {
  /** Given once by the hub, and taken out of the address then. */
  readonly token?: string | undefined;
  readonly look: Partial<Pick<Wish, "moment" | "filter" | "selection" | "panel">>;
}

const PANELS: readonly PanelName[] = [
  "chart",
  "messages",
  "context",
  "timers",
  "source",
  "connection",
  "health",
  "call",
  "questions",
  "chaos",
  "compare",
  "replay",
];
const KINDS = ["request", "actor", "peer", "message"] as const;

/** Reads a fragment, such as `#request=7f3a%2312&step=400`; what means nothing is left out. */
export function readHash(hash: string): PageHash {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const moment = momentOf(fields.get("step"));
  const selection = selectionOf(fields);
  const panel = PANELS.find((name) => name === fields.get("panel"));
  const filter = fields.get("filter");
  return {
    token: fields.get("token") ?? undefined,
    look: {
      ...(moment !== undefined && { moment }),
      ...(selection !== undefined && { selection }),
      ...(panel !== undefined && { panel }),
      ...(filter !== null && { filter }),
    },
  };
}

/** The fragment that leads back to what is looked at; the token is never in it. */
export function writeHash({ moment, selection, panel, filter }: Wish): string {
  const fields = new URLSearchParams();
  if (selection !== undefined) fields.set(selection.kind, selection.key);
  if (moment !== "live" && "step" in moment) fields.set("step", String(moment.step));
  if (panel !== "chart") fields.set("panel", panel);
  if (filter !== "") fields.set("filter", filter);
  const text = fields.toString();
  return text === "" ? "" : `#${text}`;
}

function momentOf(step: string | null): Moment | undefined {
  const number = Number(step ?? Number.NaN);
  return Number.isSafeInteger(number) && number >= 0 ? { step: number } : undefined;
}

function selectionOf(fields: URLSearchParams): Selection | undefined {
  for (const kind of KINDS) {
    const key = fields.get(kind);
    if (key !== null) return { kind, key };
  }
  return undefined;
}
