import type { JsonRpcMessage } from "@mcp-actors/protocol";

/** When a fault strikes: a probability from 0 to 1, or a rule. What is unreadable already meets no rule. */
export type Chance = number | ((message: JsonRpcMessage) => boolean);

/** What goes wrong in one direction of a channel. All of it may change while the channel is open. */
export interface Faults {
  /** How much later each message arrives, in ms; order is kept. Default 0, which is at once. */
  delay?: number;
  /** The message never arrives. */
  drop?: Chance;
  /** The message arrives twice. */
  duplicate?: Chance;
  /** The message arrives after the one that follows it. */
  reorder?: Chance;
  /** What arrives is no message. */
  garble?: Chance;
}

/** Where the timers of delayed messages come from. */
export interface FaultClock {
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(timeout: unknown): void;
}
