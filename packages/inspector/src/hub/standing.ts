import { type ParsedLine, parseLine, processOf } from "./line-head.ts";
import { StandingActor } from "./standing-actor.ts";
import { StandingWire } from "./standing-wire.ts";

/** Actions that are remembered, the last, for the requests that they make. */
const MOST_ACTS = 4096;

/**
 * How everything stands after a number of records, as few lines that are folded in their place.
 *
 * What is over is forgotten: of the living, it is who they are and the state they are in, with the requests that
 * nobody has answered, and the clocks that run.
 */
export class Standing {
  readonly #charts = new Map<unknown, ParsedLine>();
  readonly #heads = new Map<string, ParsedLine>();
  readonly #peers = new Map<string, ParsedLine>();
  readonly #actors = new Map<string, StandingActor>();
  readonly #wires = new Map<string, StandingWire>();
  /** By their numbers in a process. */
  readonly #acts = new Map<string, ParsedLine>();

  addLine(line: string): void {
    const record = parseLine(line);
    if (record !== undefined) this.add(record);
  }

  add(record: ParsedLine): void {
    this.#taking.get(record.kind)?.(record);
  }

  /** In the order in which they happened. */
  lines(): readonly string[] {
    const records = [...this.#charts.values(), ...this.#heads.values(), ...this.#peers.values()];
    for (const one of this.#actors.values()) records.push(...one.records());
    for (const one of this.#wires.values()) records.push(...one.records());
    return records.sort(byTime).map((record) => JSON.stringify(record));
  }

  readonly #addActor = (record: ParsedLine): void => {
    const key = actorOf(record);
    const known = this.#actors.get(key);
    // What comes after its end, such as a last timer, brings nobody back.
    if (known === undefined && record.kind !== "actor") return;
    const actor = known ?? new StandingActor();
    this.#actors.set(key, actor);
    actor.add(record);
  };

  readonly #addWire = (record: ParsedLine): void => {
    const key = `${record.peer}/${String(record["wire"])}`;
    if (record["what"] === "closed") {
      this.#wires.delete(key);
      return;
    }
    const wire = this.#wires.get(key) ?? new StandingWire();
    this.#wires.set(key, wire);
    wire.add(record, this.#acts.get(actOf(record, record["cause"])));
  };

  readonly #addAct = (record: ParsedLine): void => {
    this.#acts.set(actOf(record, record.seq), record);
    const [oldest] = this.#acts.keys();
    if (this.#acts.size > MOST_ACTS && oldest !== undefined) this.#acts.delete(oldest);
  };

  readonly #end = (record: ParsedLine): void => {
    const { peer } = record;
    if (record["of"] === "actor") this.#actors.delete(actorOf(record));
    else if (record["of"] === "peer") this.#forget((one) => one === peer);
    else this.#forget((one) => processOf(one) === processOf(peer));
  };

  #forget(isOver: (peer: string) => boolean): void {
    for (const kept of [this.#heads, this.#peers, this.#actors, this.#wires]) {
      for (const key of kept.keys()) if (isOver(peerOf(key))) kept.delete(key);
    }
  }

  /** What is done with a record, by its kind, which may be any text; of other kinds nothing stands. */
  readonly #taking: ReadonlyMap<string, (record: ParsedLine) => void> = new Map([
    ["def", (record: ParsedLine) => void this.#charts.set(record["hash"], record)],
    ["head", (record: ParsedLine) => void this.#heads.set(record.peer, record)],
    ["peer", (record: ParsedLine) => void this.#peers.set(record.peer, record)],
    ["act", this.#addAct],
    ["actor", this.#addActor],
    ["snap", this.#addActor],
    ["timer", this.#addActor],
    ["wire", this.#addWire],
    ["end", this.#end],
  ]);
}

function actorOf(record: ParsedLine): string {
  return `${record.peer}/${String(record["actor"])}`;
}

function actOf({ peer }: ParsedLine, number: unknown): string {
  return `${processOf(peer)} ${String(number)}`;
}

/** The peer in the key of what is kept. */
function peerOf(key: string): string {
  const slash = key.indexOf("/");
  return slash < 0 ? key : key.slice(0, slash);
}

function byTime(one: ParsedLine, other: ParsedLine): number {
  return Number(one["at"]) - Number(other["at"]) || one.seq - other.seq;
}
