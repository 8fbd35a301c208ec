import type { JsonRpcRequest, RequestId } from "@mcp-actors/protocol";
import { Method } from "../protocol/method.ts";

/**
 * Keeps a generation back until the peer has read that the one before it was given up.
 *
 * Tokens name no generation, so those still on the way would be taken for the next one's. What
 * a wire brings is in order: they are all there when a ping that left after the cancel is answered.
 */
export class Fence {
  /** The latest ping of ours that is no fence. */
  #ping: RequestId | undefined;
  /** A peer that answers none would be waited for in vain. */
  #answersPings = false;
  #count = 0;
  /** The ping that is waited for; undefined where nothing is. */
  #id: RequestId | undefined;
  #held: JsonRpcRequest | undefined;

  /** Notes a request that leaves. */
  left({ method, id }: JsonRpcRequest): void {
    if (method === Method.Ping) this.#ping = id;
  }

  /** The ping that is to follow a cancel; undefined where the peer is not known to answer one. */
  raise(): JsonRpcRequest | undefined {
    if (!this.#answersPings) return undefined;
    this.#count += 1;
    this.#id = `${PREFIX}${this.#count}`;
    return { jsonrpc: "2.0", id: this.#id, method: Method.Ping };
  }

  /** Whether a generation has to wait, which is kept then. */
  holds(generation: JsonRpcRequest): boolean {
    if (this.#id === undefined) return false;
    this.#held = generation;
    return true;
  }

  /** Whether a generation was waiting, which is forgotten then. */
  forget(id: RequestId): boolean {
    if (this.#held?.id !== id) return false;
    this.#held = undefined;
    return true;
  }

  /** Whether an answer is that to a fence. */
  owns(id: RequestId | undefined): boolean {
    if (id !== undefined && id === this.#ping) this.#answersPings = true;
    return typeof id === "string" && id.startsWith(PREFIX);
  }

  /** The generation that an answer lets go, if one waits for it. */
  lift(id: RequestId | undefined): JsonRpcRequest | undefined {
    if (id !== this.#id) return undefined;
    const held = this.#held;
    this.#id = this.#held = undefined;
    return held;
  }
}

const PREFIX = "fence:";
