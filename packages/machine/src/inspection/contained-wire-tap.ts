import type { JsonRpcMessage } from "@mcp-actors/protocol";
import type { Arrival, HttpHeadSeen, TransportError, WireTap } from "@mcp-actors/transport";
import type { Failed } from "../contain.ts";
import { handOn } from "./hand-on.ts";

/** A tap of a wire whose failures are handed on and harm nobody. */
export class ContainedWireTap implements WireTap {
  readonly #tap: WireTap;
  readonly #failed: Failed;

  constructor(tap: WireTap, failed: Failed) {
    this.#tap = tap;
    this.#failed = failed;
  }

  sent(message: JsonRpcMessage, exchange?: string): void {
    try {
      handOn(this.#tap.sent(message, exchange), this.#failed);
    } catch (error) {
      this.#failed(error);
    }
  }

  received(arrival: Arrival, exchange?: string): void {
    try {
      handOn(this.#tap.received(arrival, exchange), this.#failed);
    } catch (error) {
      this.#failed(error);
    }
  }

  handled(): void {
    try {
      handOn(this.#tap.handled(), this.#failed);
    } catch (error) {
      this.#failed(error);
    }
  }

  passed(head: HttpHeadSeen): void {
    try {
      handOn(this.#tap.passed(head), this.#failed);
    } catch (error) {
      this.#failed(error);
    }
  }

  closed(error?: TransportError): void {
    try {
      handOn(this.#tap.closed(error), this.#failed);
    } catch (error) {
      this.#failed(error);
    }
  }
}
