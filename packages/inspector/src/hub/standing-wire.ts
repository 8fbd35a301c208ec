import { isRecord } from "@mcp-actors/protocol";
import type { ParsedLine } from "./line-head.ts";

/** Open requests of a wire that are kept, the newest: of some nobody ever says on the wire how they end. */
const MOST = 1000;

/** What stands of one open wire: that it is, and the requests on it that are neither answered nor cancelled. */
export class StandingWire {
  /** Each with what made it, where that is known: it tells whose request it is. */
  readonly #requests = new Map<string, readonly ParsedLine[]>();
  #opened: ParsedLine | undefined;

  /**
   * Takes a `wire` record.
   *
   * @param act - The action that made it.
   */
  add(record: ParsedLine, act?: ParsedLine): void {
    const { what, dir, id } = record;
    if (what === "opened") this.#opened = record;
    else if (what === "request")
      this.#begin(nameOf(dir, id), act === undefined ? [record] : [act, record]);
    else if (record["method"] === CANCELLED)
      this.#requests.delete(nameOf(dir, cancelledBy(record)));
    else if (what === "result" || what === "error") {
      this.#requests.delete(nameOf(dir === "in" ? "out" : "in", id));
    }
  }

  #begin(name: string, records: readonly ParsedLine[]): void {
    this.#requests.delete(name);
    this.#requests.set(name, records);
    const [oldest] = this.#requests.keys();
    if (this.#requests.size > MOST && oldest !== undefined) this.#requests.delete(oldest);
  }

  *records(): Iterable<ParsedLine> {
    if (this.#opened !== undefined) yield this.#opened;
    for (const records of this.#requests.values()) yield* records;
  }
}

const CANCELLED = "notifications/cancelled";

function cancelledBy({ message }: ParsedLine): unknown {
  const params = isRecord(message) ? message["params"] : undefined;
  return isRecord(params) ? params["requestId"] : undefined;
}

function nameOf(side: unknown, id: unknown): string {
  return `${String(side)} ${JSON.stringify(id)}`;
}
