import type { MessageRecord } from "../records/index.ts";
import type { FoldState } from "./fold-state.ts";
import { wireKey } from "./keys.ts";
import type { RequestView } from "./request-view.ts";

/** Which request a question is part of, as far as it can be told. */
type Asker = Pick<RequestView, "parent" | "isParentUnsure">;

/** What a server asks a client for the sake of a request of the client's. */
const QUESTION = /^(?:sampling|elicitation|roots)\//;
/** Requests that nothing is asked for. */
const ASKS_NOTHING = /^(?:ping$|initialize$|subscriptions\/|logging\/)/;

/**
 * The request that a question which comes in is part of: in a stream the one that the stream answers, on a channel the
 * only one that is open. Where several are, none is guessed.
 */
export function askerOnWire(state: FoldState, record: MessageRecord): Asker {
  const { exchange, method = "" } = record;
  if (record.dir !== "in" || !QUESTION.test(method)) return NOBODY;
  const open = openOn(state, record);
  const among = exchange === undefined ? open : open.filter((view) => view.exchange === exchange);
  const [asker, ...others] = among;
  if (asker === undefined) return NOBODY;
  return others.length === 0 ? { parent: asker.key } : { isParentUnsure: true };
}

function openOn(state: FoldState, record: MessageRecord): RequestView[] {
  const start = `${wireKey(record)} out `;
  const keys = new Set<string>();
  for (const [name, key] of state.open) if (name.startsWith(start)) keys.add(key);
  return [...keys].flatMap((key) => {
    const view = state.requests.get(key);
    if (view === undefined || view.outcome !== undefined) return [];
    return ASKS_NOTHING.test(view.method) ? [] : [view];
  });
}

const NOBODY: Asker = {};
