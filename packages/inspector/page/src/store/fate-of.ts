import type { Folded, RequestView, WireEnd, WireRow } from "@mcp-actors/inspector";

/** What became of an HTTP request that was never answered. */
export interface Fate {
  /** In a word or two: `lost`, `timed out`, `no answer`. */
  readonly words: string;
  /** Whether that was wanted. */
  readonly isMeant: boolean;
  /** Why, where that is known. */
  readonly reason?: string | undefined;
}

/** What its rows are told by. */
type Around = Pick<Folded, "requests" | "wires" | "peers">;

/** What became of an HTTP request that was never answered; undefined of all else, and while it may still be. */
export function fateOf(row: WireRow, around: Around): Fate | undefined {
  if (!isUnanswered(row)) return undefined;
  const request = around.requests.get(row.request ?? "");
  if (request?.outcome === undefined) return fateOfWire(row, around);
  const { at = 0 } = endOf(row) ?? {};
  if (wasSentAgain(request, at)) return { words: "no answer, sent again", isMeant: false };
  const told = FATES[request.outcome];
  return told && { ...told, reason: request.reason ?? reasonOf(row, around) };
}

function isUnanswered({ what, status, method }: WireRow): boolean {
  return what === "http" && status === undefined && /^[A-Z]/.test(method);
}

/** Nothing comes any more once its wire is closed. */
function fateOfWire(row: WireRow, around: Around): Fate | undefined {
  const wire = around.wires.get(endOf(row)?.wire ?? "");
  if (wire?.closedAt === undefined) return undefined;
  const reason = reasonOf(row, around);
  return { words: "no answer", isMeant: reason === undefined, reason };
}

function reasonOf(row: WireRow, { wires, peers }: Around): string | undefined {
  const { wire = "", peer = "" } = endOf(row) ?? {};
  return wires.get(wire)?.problem ?? peers.get(peer)?.problem;
}

function endOf({ sent, received }: WireRow): WireEnd | undefined {
  return sent ?? received;
}

/** Whether another attempt began after a head left. */
function wasSentAgain({ attempts }: RequestView, at: number): boolean {
  return (attempts.at(-1)?.at ?? 0) > at;
}

/** Of an answer that came its own rows tell. */
const FATES: {
  readonly [Outcome in NonNullable<RequestView["outcome"]>]: Omit<Fate, "reason"> | undefined;
} = {
  completed: undefined,
  answered: undefined,
  suspended: undefined,
  failed: { words: "failed", isMeant: false },
  timedOut: { words: "timed out", isMeant: false },
  cancelled: { words: "cancelled", isMeant: true },
  lost: { words: "lost", isMeant: false },
  refused: { words: "refused", isMeant: false },
};
