import type { Json } from "../records/index.ts";

/** A clock of an actor. */
export interface TimerView {
  readonly name: string;
  /** `set` runs; `cleared` and `fired` are over. */
  readonly state: "set" | "cleared" | "fired";
  /** When it was set last, in µs since the Unix epoch. */
  readonly setAt: number;
  /** How long from then, in ms; absent if it never fires. */
  readonly delay?: number;
  /** When it fires, or would have, in µs since the Unix epoch. */
  readonly due?: number;
  /** When it was cleared or fired. */
  readonly endedAt?: number;
  /** How often it was set anew. */
  readonly restarts: number;
}

/** What an actor did last: for the picture of its chart. */
export interface TakenStep {
  readonly at: number;
  readonly seq: number;
  readonly type: string;
  /** Ids of the chart's edges. */
  readonly edges: readonly string[];
}

/** An actor, living or dead. */
export interface ActorView {
  /** `<peer>/<session id>`. */
  readonly key: string;
  readonly peer: string;
  /** Session id. */
  readonly actor: string;
  readonly id: string;
  /** Name of its machine, or what it was invoked by. */
  readonly name?: string;
  readonly logic: string;
  /** Hash of its chart, of a machine. */
  readonly def?: string;
  /** Key of its parent. */
  readonly parent?: string;
  /** Keys of its children, living and dead, in order of birth. */
  readonly children: readonly string[];
  readonly bornAt: number;
  /** Number of its first record. */
  readonly seq: number;
  readonly endedAt?: number;
  readonly status: "active" | "done" | "error" | "stopped";
  /** State value of a machine. */
  readonly value?: Json;
  /** When it came into this state. */
  readonly since: number;
  readonly context?: Json;
  /** Keys of the context that the last snapshot changed. */
  readonly changed: readonly string[];
  readonly input?: Json;
  readonly output?: Json;
  readonly error?: Json;
  readonly timers: readonly TimerView[];
  /** Ids of every chart node that it was in so far. */
  readonly visited: readonly string[];
  readonly lastStep?: TakenStep;
  /** How many events it was sent. */
  readonly events: number;
  readonly unhandled: number;
  readonly deadLetters: number;
  /** Key of the request that it stands for. */
  readonly request?: string;
}
