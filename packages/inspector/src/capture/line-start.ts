import type { RecordHead, RecordKind } from "../records/index.ts";
import { NumberText } from "./number-text.ts";

const NUMBERS = new NumberText();
const TIMES = new NumberText();
/** By kind and peer, of which there are few at a time. */
const STARTS = new Map<RecordKind, Map<string, string>>();
const MOST_PEERS = 256;
/** The last actor, and how its lines say so: mostly the next line is of the same one. */
let [lastActor, lastActorText] = ["", ',"actor":""'];

/** How the line of a record begins: with its kind, its peer and its number. */
export function lineStart(kind: RecordKind, peer: string, seq: number): string {
  return startOf(kind, peer) + NUMBERS.of(seq);
}

/** How the line goes on: when it was. */
export function lineTime({ at }: Pick<RecordHead, "at">): string {
  return `,"at":${TIMES.of(at)}`;
}

/** And further, where it is of an actor. */
export function actorText(actor: string): string {
  if (actor === lastActor) return lastActorText;
  lastActor = actor;
  lastActorText = `,"actor":${JSON.stringify(actor)}`;
  return lastActorText;
}

function startOf(kind: RecordKind, peer: string): string {
  const known = STARTS.get(kind)?.get(peer);
  if (known !== undefined) return known;
  const start = `{"kind":"${kind}","peer":"${peer}","seq":`;
  const peers = STARTS.get(kind);
  if (peers === undefined || peers.size >= MOST_PEERS) STARTS.set(kind, new Map([[peer, start]]));
  else peers.set(peer, start);
  return start;
}
