import type { JsonRpcMessage } from "@mcp-actors/protocol";
import type { InspectionRecord, Json, MessageRecord, RecordHead } from "../records/index.ts";
import { cutText } from "../redact/cut-text.ts";
import { isPieceOfMany } from "../ring/is-piece-of-many.ts";
import { type Draft, ENVELOPE, type Subject } from "./draft.ts";
import { whatOf } from "./print-message.ts";
import type { Printing } from "./printing.ts";
import { quoted } from "./quoted.ts";
import type { PrintedMessage } from "./shared-parts.ts";
import { Stamped } from "./stamped.ts";

/** How a message passed. */
export interface Passing {
  readonly wire: number;
  readonly dir: MessageRecord["dir"];
  readonly exchange: string | undefined;
  readonly cause: number | undefined;
  readonly printed: PrintedMessage;
}

/** A message on a wire, which was redacted when it passed. */
export class MessageDraft extends Stamped implements Draft {
  readonly span = 1;
  readonly weight: number;
  readonly madeBy: number | undefined;
  readonly #wire: number;
  readonly #dir: MessageRecord["dir"];
  readonly #exchange: string | undefined;
  readonly #printed: PrintedMessage;
  readonly #what: MessageRecord["what"];
  readonly #id: MessageRecord["id"];
  readonly #method: string | undefined;

  constructor(head: RecordHead, message: JsonRpcMessage, passing: Passing) {
    super(head);
    this.madeBy = passing.cause;
    this.#wire = passing.wire;
    this.#dir = passing.dir;
    this.#exchange = passing.exchange;
    this.#printed = passing.printed;
    this.weight = ENVELOPE + passing.printed.text.length;
    this.#what = whatOf(message);
    this.#id = "id" in message ? message.id : undefined;
    this.#method = "method" in message ? message.method : undefined;
  }

  get isPiece(): boolean {
    return this.#what === "notification" && isPieceOfMany(this.#method ?? "");
  }

  /** A request stands until it is answered. */
  get subject(): Subject | undefined {
    const id = this.#id;
    if (id === undefined) return { name: "", stage: "goes on" };
    const dir = this.#dir;
    const isAnswer = this.#what === "result" || this.#what === "error";
    const asked = isAnswer ? dir === "in" : dir === "out";
    const name = `${this.#wire} ${asked ? "out" : "in"} ${JSON.stringify(id)}`;
    return { name, stage: isAnswer ? "ends" : "begins" };
  }

  press(): void {}

  records(): readonly InspectionRecord[] {
    const { peer, seq, at } = this;
    const [what, dir, wire, exchange] = [this.#what, this.#dir, this.#wire, this.#exchange];
    const { text, size } = this.#printed;
    const id = this.#id !== undefined && { id: this.#id };
    const method = this.#method !== undefined && { method: cutText(this.#method) };
    const by = exchange !== undefined && { exchange };
    const after = this.madeBy !== undefined && { cause: this.madeBy };
    const head = { kind: "wire", peer, seq, at, wire, what, dir } as const;
    const message: Json = JSON.parse(text);
    return [{ ...head, ...id, ...method, message, size, ...by, ...after }];
  }

  print({ entries }: Printing): void {
    const id = this.#id;
    const method = this.#method;
    const exchange = this.#exchange;
    const { text, size } = this.#printed;
    let line = `{"kind":"wire","peer":"${this.peer}","seq":${this.seq},"at":${this.at},"wire":${this.#wire},"what":"${this.#what}","dir":"${this.#dir}"`;
    if (id !== undefined) line += `,"id":${typeof id === "number" ? id : JSON.stringify(id)}`;
    if (method !== undefined) line += `,"method":${quoted(method)}`;
    line += `,"message":${text},"size":${size}`;
    if (exchange !== undefined) line += `,"exchange":${JSON.stringify(exchange)}`;
    entries.push(`${line}${this.madeBy === undefined ? "" : `,"cause":${this.madeBy}`}}`);
  }
}
