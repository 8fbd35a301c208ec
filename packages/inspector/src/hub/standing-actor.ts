import { isRecord } from "@mcp-actors/protocol";
import type { ParsedLine } from "./line-head.ts";

/** What stands of one living actor. */
export class StandingActor {
  readonly #timers = new Map<unknown, ParsedLine>();
  #birth: ParsedLine | undefined;
  #snap: ParsedLine | undefined;

  /** Takes an `actor`, `snap` or `timer` record. */
  add(record: ParsedLine): void {
    if (record.kind === "actor") this.#birth = record;
    else if (record.kind === "snap") this.#snap = merged(this.#snap, record);
    else if (record["state"] === "set") this.#timers.set(record["timer"], record);
    else this.#timers.delete(record["timer"]);
  }

  *records(): Iterable<ParsedLine> {
    if (this.#birth !== undefined) yield this.#birth;
    if (this.#snap !== undefined) yield this.#snap;
    yield* this.#timers.values();
  }
}

/** A snapshot that tells the whole context, where it told what changed. */
function merged(before: ParsedLine | undefined, snap: ParsedLine): ParsedLine {
  const { set, unset, ...rest } = snap;
  if (rest["context"] !== undefined || before === undefined) return snap;
  const context = before["context"];
  if (!isRecord(set) && !Array.isArray(unset)) {
    return context === undefined ? snap : { ...rest, context };
  }
  const gone: ReadonlySet<unknown> = new Set(Array.isArray(unset) ? unset : []);
  const fields = { ...(isRecord(context) && context), ...(isRecord(set) && set) };
  const left = Object.entries(fields).filter(([key]) => !gone.has(key));
  return { ...rest, context: Object.fromEntries(left) };
}
