import type { JsonRpcAnswer, JsonRpcRequest, Params, RequestId } from "@mcp-actors/protocol";
import type { Link } from "@mcp-actors/transport";
import type {
  RecordedAnswer,
  RecordedExchange,
  RecordedNotification,
  RecordedQuestion,
  RecordedStep,
} from "../recorded-exchange.ts";
import { readdressed, resultFor } from "./readdressed.ts";
import type { Tempo } from "./tempo.ts";

/** The request that is answered, and how to answer it. */
export interface PlayedRequest {
  readonly message: JsonRpcRequest;
  /** What the request is known by on the link. */
  readonly key: RequestId;
  readonly link: Link;
  readonly tempo: Tempo;
}

type Part = RecordedStep | (RecordedAnswer & { readonly kind: "answer" });

/** A recorded exchange that is played again, for a request that is asked now. */
export class Playing {
  readonly #request: PlayedRequest;
  readonly #parts: readonly Part[];
  #at: number;
  #isOver = false;

  constructor({ steps, answer, at }: RecordedExchange, request: PlayedRequest) {
    this.#request = request;
    this.#at = at;
    const parts: Part[] = [...steps];
    if (answer !== undefined) parts.push({ ...answer, kind: "answer" });
    this.#parts = parts.sort((a, b) => a.at - b.at);
  }

  /** Settles when all was played, or nobody wants more. */
  async play(): Promise<void> {
    for (const part of this.#parts) {
      const waiting = this.#request.tempo.wait(part.at - this.#at);
      if (waiting !== undefined) await waiting;
      if (this.#isOver) return;
      this.#at = part.at;
      if (part.kind === "question") await this.#ask(part);
      else if (part.kind === "answer") this.#answer(part);
      else this.#notify(part);
    }
  }

  stop(): void {
    this.#isOver = true;
  }

  #notify(notification: RecordedNotification): void {
    const { message, key, link } = this.#request;
    const told = readdressed(notification, message);
    if (told !== undefined) link.send(told, key);
  }

  #answer({ result, error }: RecordedAnswer): void {
    const { message, key, link } = this.#request;
    const head = { jsonrpc: "2.0", id: message.id } as const;
    const answer: JsonRpcAnswer =
      error === undefined
        ? { ...head, result: resultFor(message, result ?? {}) }
        : { ...head, error };
    link.send(answer, key);
  }

  /** Whatever is answered, it goes on as it did. */
  #ask({ method, params, answer }: RecordedQuestion): Promise<void> {
    const { key, link } = this.#request;
    if (answer !== undefined) this.#at = answer.at;
    const { _meta: _, ...asked } = params;
    return new Promise((resolve) => {
      const settled = () => resolve();
      const observer = { related: () => {}, answered: settled, lost: settled };
      const request: { method: string; params: Params } = { method, params: asked };
      try {
        link.open(request, observer, key);
      } catch {
        // A client that cannot be asked is not asked.
        resolve();
      }
    });
  }
}
