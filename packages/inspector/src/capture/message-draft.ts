import { fieldsOf } from "../fold/json-fields.ts";
import type { InspectionRecord, Json, MessageRecord } from "../records/index.ts";
import { cutText } from "../redact/cut-text.ts";
import { isPieceOfMany } from "../ring/is-piece-of-many.ts";
import type { Draft, Subject } from "./draft.ts";
import type { Entry } from "./entry.ts";
import { lineStart, lineTime } from "./line-start.ts";
import { quoted } from "./quoted.ts";
import { saidText } from "./said.ts";
import { Stamped } from "./stamped.ts";

/** A message on a wire, which was redacted when it passed. */
export class MessageDraft extends Stamped implements Draft {
  readonly span = 1;
  readonly weight: number;
  readonly madeBy: number | undefined;
  readonly #wire: number;
  readonly #dir: MessageRecord["dir"];
  readonly #exchange: string | undefined;
  readonly #text: string;
  readonly #size: number;
  readonly #what: MessageRecord["what"];
  readonly #id: MessageRecord["id"];
  readonly #method: string | undefined;

  constructor(entry: Entry) {
    super(entry);
    const { said = "null" } = entry;
    this.weight = entry.weight;
    this.madeBy = entry.cause === 0 ? undefined : entry.cause;
    this.#wire = entry.wire;
    this.#dir = entry.dir;
    this.#exchange = entry.exchange;
    this.#text = saidText(said);
    this.#size = entry.size;
    this.#what = entry.what;
    this.#id = entry.id;
    this.#method = entry.name === "" ? undefined : entry.name;
  }

  get isPiece(): boolean {
    return this.#what === "notification" && isPieceOfMany(this.#method ?? "");
  }

  /** A request stands until it is answered or cancelled. */
  get subject(): Subject {
    const [what, dir, id, wire] = [this.#what, this.#dir, this.#id, this.#wire];
    if (this.#method === "notifications/cancelled") return this.#cancelled;
    if (id === undefined) return { name: "", stage: "goes on" };
    return {
      name: requestOf({ what, dir, id, wire }),
      stage: what === "request" ? "begins" : "ends",
    };
  }

  /** Whoever asked cancels. */
  get #cancelled(): Subject {
    const json: Json = JSON.parse(this.#text);
    const { requestId: id } = fieldsOf(fieldsOf(json)["params"]);
    if (typeof id !== "string" && typeof id !== "number") return { name: "", stage: "goes on" };
    const [dir, wire] = [this.#dir, this.#wire];
    return { name: requestOf({ what: "request", dir, id, wire }), stage: "ends" };
  }

  records(): readonly InspectionRecord[] {
    const { peer, seq, at } = this;
    const [what, dir, wire, exchange] = [this.#what, this.#dir, this.#wire, this.#exchange];
    const [text, size] = [this.#text, this.#size];
    const id = this.#id !== undefined && { id: this.#id };
    const method = this.#method !== undefined && { method: cutText(this.#method) };
    const by = exchange !== undefined && { exchange };
    const after = this.madeBy !== undefined && { cause: this.madeBy };
    const head = { kind: "wire", peer, seq, at, wire, what, dir } as const;
    const message: Json = JSON.parse(text);
    return [{ ...head, ...id, ...method, message, size, ...by, ...after }];
  }

  print(): string {
    const id = this.#id;
    const method = this.#method;
    const exchange = this.#exchange;
    const [text, size] = [this.#text, this.#size];
    let line = `${lineStart("wire", this.peer, this.seq)}${lineTime(this)},"wire":${this.#wire},"what":"${this.#what}","dir":"${this.#dir}"`;
    if (id !== undefined) line += `,"id":${typeof id === "number" ? id : JSON.stringify(id)}`;
    if (method !== undefined) line += `,"method":${quoted(method)}`;
    line += `,"message":${text},"size":${size}`;
    if (exchange !== undefined) line += `,"exchange":${JSON.stringify(exchange)}`;
    return `${line}${this.madeBy === undefined ? "" : `,"cause":${this.madeBy}`}}`;
  }
}

/** The name of the request that a message is or answers: no other that is open has it. */
export function requestOf(place: RequestPlace): string {
  const { id, wire } = place;
  return `${wire} ${askedBy(place)} ${typeof id === "number" ? id : JSON.stringify(id)}`;
}

/** Which way the request went that a message is or answers. */
export function askedBy({ what, dir }: Pick<RequestPlace, "what" | "dir">): RequestPlace["dir"] {
  return (what === "request") === (dir === "out") ? "out" : "in";
}

type RequestPlace = Pick<Entry, "what" | "dir" | "id" | "wire">;
