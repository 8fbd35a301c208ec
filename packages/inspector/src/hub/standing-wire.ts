import type { ParsedLine } from "./line-head.ts";

/** What stands of one open wire: that it is, and the requests on it that nobody has answered. */
export class StandingWire {
  readonly #requests = new Map<string, ParsedLine>();
  #opened: ParsedLine | undefined;

  /** Takes a `wire` record. */
  add(record: ParsedLine): void {
    const { what, dir, id } = record;
    if (what === "opened") this.#opened = record;
    else if (what === "request") this.#requests.set(nameOf(dir, id), record);
    else if (what === "result" || what === "error") {
      this.#requests.delete(nameOf(dir === "in" ? "out" : "in", id));
    }
  }

  *records(): Iterable<ParsedLine> {
    if (this.#opened !== undefined) yield this.#opened;
    yield* this.#requests.values();
  }
}

function nameOf(side: unknown, id: unknown): string {
  return `${String(side)} ${JSON.stringify(id)}`;
}
