import { checkCount, type Facts } from "@mcp-actors/transport";
import { clientOf } from "./client-of.ts";
import type { SessionOptions } from "./http-options.ts";

/** What a client is told for whom there is no room, since it has too much of it itself or all together have. */
export const TOO_MANY = {
  ofClient: "Client has too many sessions",
  ofAll: "Server has too many sessions",
} as const;

/** How many sessions are in use, of all and of each client, and whether there is room for one more. */
export class SessionTally {
  readonly #limit: number;
  readonly #limitPerClient: number;
  readonly #perClient = new Map<string, number>();
  #size = 0;

  constructor({ limit = 10_000, limitPerClient = 1000 }: SessionOptions) {
    checkCount("sessions.limit", limit, 1);
    checkCount("sessions.limitPerClient", limitPerClient, 1);
    this.#limit = limit;
    this.#limitPerClient = limitPerClient;
  }

  get isFull(): boolean {
    return this.#size >= this.#limit;
  }

  isFullFor(facts: Facts): boolean {
    return this.#of(clientOf(facts)) >= this.#limitPerClient;
  }

  /** Why there is no room for one more of a client; undefined where there is. */
  refusal(facts: Facts): string | undefined {
    if (this.isFullFor(facts)) return TOO_MANY.ofClient;
    return this.isFull ? TOO_MANY.ofAll : undefined;
  }

  add(facts: Facts): void {
    const client = clientOf(facts);
    this.#size += 1;
    this.#perClient.set(client, this.#of(client) + 1);
  }

  remove(facts: Facts): void {
    const client = clientOf(facts);
    const left = this.#of(client) - 1;
    this.#size -= 1;
    if (left === 0) this.#perClient.delete(client);
    else this.#perClient.set(client, left);
  }

  #of(client: string): number {
    return this.#perClient.get(client) ?? 0;
  }
}
