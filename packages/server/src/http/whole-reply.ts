import type { HeaderFields } from "@mcp-actors/protocol/http";
import type { HttpExchange } from "./http-exchange.ts";
import { JSON_FIELDS } from "./refuse.ts";

/** An answer, and what a reply that is nothing but this answer says beside it. */
export interface WholeAnswer {
  readonly text: string;
  readonly status: number;
  readonly fields?: HeaderFields | undefined;
}

/** A reply in which nothing was said yet but answers: if it stays so it is JSON. */
export class WholeReply {
  readonly exchange: HttpExchange;
  readonly answers: WholeAnswer[] = [];
  readonly #isBatch: boolean;

  /** @param isBatch - Whether it is an array. */
  constructor(exchange: HttpExchange, isBatch: boolean) {
    this.exchange = exchange;
    this.#isBatch = isBatch;
  }

  /** Replies with all answers; where there is none it was accepted, and that is all. */
  send(fields: HeaderFields | undefined): void {
    const [first] = this.answers;
    if (first === undefined) this.exchange.reply(202);
    else if (this.#isBatch) {
      const texts = this.answers.map(({ text }) => text);
      this.exchange.reply(200, { ...JSON_FIELDS, ...fields }, `[${texts.join()}]`);
    } else {
      const all = { ...JSON_FIELDS, ...fields, ...first.fields };
      this.exchange.reply(first.status, all, first.text);
    }
  }
}
