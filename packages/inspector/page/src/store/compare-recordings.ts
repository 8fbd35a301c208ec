import type { RequestView } from "@mcp-actors/inspector";

/** A request of one recording and the same one of another. */
export interface RecordingDifference {
  readonly label: string;
  readonly kind: "missing" | "added" | "outcome" | "slower" | "faster" | "same";
  /** Key of the request in the first recording; absent if it is only in the second. */
  readonly key?: string | undefined;
  readonly before?: Compared | undefined;
  readonly after?: Compared | undefined;
}

/** What is compared of a request. */
export interface Compared {
  readonly state: string;
  /** In µs. */
  readonly duration: number;
}

/** A length counts as another from this factor on, and from this many µs on. */
const FACTOR = 1.5;
const LEAST = 5_000;

/** Sets requests of two recordings side by side: the first of a method and subject with the first, and so on. */
export function compareRecordings(
  before: Iterable<RequestView>,
  after: Iterable<RequestView>,
): readonly RecordingDifference[] {
  const olds = byLabel(before);
  const news = byLabel(after);
  const labels = new Set([...olds.keys(), ...news.keys()]);
  return [...labels].map((label) => differenceOf(label, olds.get(label), news.get(label)));
}

function byLabel(requests: Iterable<RequestView>): ReadonlyMap<string, RequestView> {
  const counts = new Map<string, number>();
  const labelled = new Map<string, RequestView>();
  for (const request of requests) {
    if (request.side === "in" && request.twin !== undefined) continue;
    const name = `${request.method} ${request.subject}`.trim();
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    labelled.set(count === 1 ? name : `${name} (${count})`, request);
  }
  return labelled;
}

function differenceOf(
  label: string,
  old: RequestView | undefined,
  young: RequestView | undefined,
): RecordingDifference {
  const before = old && comparedOf(old);
  const after = young && comparedOf(young);
  return { label, key: old?.key, before, after, kind: kindOf(before, after) };
}

function comparedOf({ outcome, state, startedAt, endedAt = startedAt }: RequestView): Compared {
  return { state: outcome ?? state, duration: endedAt - startedAt };
}

function kindOf(before?: Compared, after?: Compared): RecordingDifference["kind"] {
  if (before === undefined) return "added";
  if (after === undefined) return "missing";
  if (before.state !== after.state) return "outcome";
  if (Math.abs(after.duration - before.duration) < LEAST) return "same";
  if (after.duration > before.duration * FACTOR) return "slower";
  return before.duration > after.duration * FACTOR ? "faster" : "same";
}
