import type { HttpRecord, InspectionRecord, Json, MessageRecord } from "@mcp-actors/inspector";
import { fieldsOf } from "../../../src/fold/json-fields.ts";
import { wireKey } from "../../../src/fold/keys.ts";

/** One exchange over HTTP, as its client saw it. */
export interface HttpExchange {
  readonly opened: HttpRecord;
  answered?: HttpRecord;
  readonly sent: readonly Json[];
  readonly received: Json[];
  /** When the last of it came, in µs since the Unix epoch. */
  endedAt: number;
}

/** Puts the exchanges of clients over HTTP together, each with the messages that it carried. */
export function httpExchanges(records: readonly InspectionRecord[]): readonly HttpExchange[] {
  const wires = new Map<string, WireExchanges>();
  for (const record of records) {
    if (record.kind !== "wire") continue;
    const key = wireKey(record);
    const wire = wires.get(key) ?? new WireExchanges();
    wires.set(key, wire);
    if (record.what === "http") wire.head(record);
    else if ("message" in record) wire.message(record);
  }
  return [...wires.values()].flatMap(({ exchanges }) => exchanges);
}

/** The exchanges of one wire. A message is sent before the head that carries it, and says by its id which one answers. */
class WireExchanges {
  readonly exchanges: HttpExchange[] = [];
  readonly #byName = new Map<string, HttpExchange>();
  readonly #byId = new Map<string, HttpExchange>();
  #sent: MessageRecord[] = [];

  head(record: HttpRecord): void {
    const { exchange: name, verb, dir, at } = record;
    const known = this.#byName.get(name);
    if (known !== undefined) {
      known.answered = record;
      known.endedAt = at;
    } else if (verb !== undefined && dir === "out") this.#open(record, verb);
  }

  message(record: MessageRecord): void {
    if (record.dir === "out") this.#sent.push(record);
    else this.#hear(record);
  }

  #open(opened: HttpRecord, verb: string): void {
    const carried = verb === "POST" ? this.#sent.splice(0, 1) : [];
    const sent = carried.map(({ message }) => message);
    const exchange: HttpExchange = { opened, sent, received: [], endedAt: opened.at };
    this.exchanges.push(exchange);
    this.#byName.set(opened.exchange, exchange);
    for (const { id } of carried) if (id !== undefined) this.#byId.set(nameOf(id), exchange);
  }

  #hear({ id, message, at, exchange: name }: MessageRecord): void {
    const { progressToken } = fieldsOf(fieldsOf(message)["params"]);
    const exchange =
      this.#byName.get(name ?? "") ??
      this.#byId.get(name ?? "") ??
      this.#byId.get(nameOf(id ?? progressToken)) ??
      this.exchanges.at(-1);
    if (exchange === undefined) return;
    exchange.received.push(message);
    exchange.endedAt = at;
  }
}

function nameOf(id: Json | undefined): string {
  return JSON.stringify(id ?? null);
}
