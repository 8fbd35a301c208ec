import type { JsonRpcMessage, JsonRpcRequest, Result } from "@mcp-actors/protocol";
import { type Channel, memoryPair } from "@mcp-actors/transport";
import type { Subscription } from "rxjs";

/** How a far end behaves: what it does about each request. */
export type Script = (request: JsonRpcRequest, far: FarEnd) => void;

/** The far end of a channel, played by a script. */
export class FarEnd {
  /** What our side holds. */
  readonly near: Channel;
  readonly heard: JsonRpcMessage[] = [];
  readonly #channel: Channel;
  readonly #reading: Subscription;
  /** Whether the channel is over: one side has let it go. */
  isOver = false;

  constructor(script: Script = silent) {
    [this.near, this.#channel] = memoryPair();
    this.#reading = this.#channel.inbound$.subscribe({
      next: (decoded) => {
        if (decoded.kind === "unreadable" || decoded.kind === "batch") return;
        this.heard.push(decoded.message);
        if (decoded.kind === "request") script(decoded.message, this);
      },
      complete: () => {
        this.isOver = true;
      },
    });
  }

  /** The methods heard so far, in order. */
  get methods(): string[] {
    return this.heard.flatMap((message) => ("method" in message ? [message.method] : []));
  }

  /** The newest request of a method. */
  asked(method: string): JsonRpcRequest | undefined {
    return this.heard.findLast(
      (message): message is JsonRpcRequest =>
        "method" in message && "id" in message && message.method === method,
    );
  }

  answer({ id }: JsonRpcRequest, result: Result = {}): void {
    this.#channel.send({ jsonrpc: "2.0", id, result });
  }

  fail({ id }: JsonRpcRequest, code: number, message = "Unknown method"): void {
    this.#channel.send({ jsonrpc: "2.0", id, error: { code, message } });
  }

  notify(method: string): void {
    this.#channel.send({ jsonrpc: "2.0", method });
  }

  close(): void {
    this.isOver = true;
    this.#reading.unsubscribe();
  }
}

/** Reads everything and answers nothing. */
export function silent(): void {}

/** Speaks the dialect with sessions, in the revision that was asked for. */
export function entering(request: JsonRpcRequest, far: FarEnd): void {
  if (request.method === "enter") far.answer(request, { revision: request.params?.["revision"] });
  else if (request.method === "greet") far.fail(request, -32_601);
  else far.answer(request);
}

/** Speaks the dialect without sessions. */
export function greeting(request: JsonRpcRequest, far: FarEnd): void {
  far.answer(request, { revisions: ["c"] });
}

/** Lets everything that is on its way in memory arrive. */
export function arrival(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
