import { isRecord } from "@mcp-actors/protocol";
import type { ParsedLine } from "./line-head.ts";

/** Open requests of a wire that are kept, the newest: of some nobody ever says on the wire how they end. */
const MOST = 1000;

/** What stands of one open wire: that it is, and the requests on it that are neither answered nor cancelled. */
export class StandingWire {
  readonly #requests = new Map<string, ParsedLine>();
  #opened: ParsedLine | undefined;

  /** Takes a `wire` record. */
  add(record: ParsedLine): void {
    const { what, dir, id } = record;
    if (what === "opened") this.#opened = record;
    else if (what === "request") this.#begin(nameOf(dir, id), record);
    else if (record["method"] === CANCELLED)
      this.#requests.delete(nameOf(dir, cancelledBy(record)));
    else if (what === "result" || what === "error") {
      this.#requests.delete(nameOf(dir === "in" ? "out" : "in", id));
    }
  }

  #begin(name: string, record: ParsedLine): void {
    this.#requests.delete(name);
    this.#requests.set(name, record);
    const [oldest] = this.#requests.keys();
    if (this.#requests.size > MOST && oldest !== undefined) this.#requests.delete(oldest);
  }

  *records(): Iterable<ParsedLine> {
    if (this.#opened !== undefined) yield this.#opened;
    yield* this.#requests.values();
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
