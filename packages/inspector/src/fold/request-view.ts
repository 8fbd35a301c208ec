import type { CallOutcome, InboundRequestOutcome } from "@mcp-actors/machine";
import type { RequestId } from "@mcp-actors/protocol";
import type { Json } from "../records/index.ts";
import type { TimerView } from "./actor-view.ts";

/** How a request ended: the outcomes of the machines `call` and `inboundRequest`, or what the wire alone shows. */
export type RequestOutcome = CallOutcome["status"] | InboundRequestOutcome["status"];

/** A stretch of time in one state. */
export interface Phase {
  /** `queued`, `pending`, `progressing`, `awaitingInput`, `running`, `asking`. */
  readonly state: string;
  readonly from: number;
  /** Absent while it lasts. */
  readonly to?: number;
}

/** One progress notification. */
export interface ProgressTick {
  readonly at: number;
  readonly progress: number;
  readonly total?: number;
  readonly message?: string;
}

/** One time that a request was sent. */
export interface Attempt {
  readonly at: number;
  readonly id: RequestId;
  /** Number of the `wire` record. */
  readonly seq: number;
  /** Why it was not the first: a loss, an overload, or answers to what was asked. */
  readonly why: "first" | "resent" | "answers";
}

/** One request, as one end sees it; the other end, if it is inspected, has its twin. */
export interface RequestView {
  /** `<process>#<number>` of the record that it begins with. */
  readonly key: string;
  readonly peer: string;
  /** Key of the wire that it was last sent or received on; absent while it waits. */
  readonly wire?: string;
  /** `out`: this peer made it; `in`: this peer serves it. */
  readonly side: "out" | "in";
  /** JSON-RPC id of the last attempt. */
  readonly id?: RequestId;
  readonly method: string;
  /** What it is about: the name of a tool or prompt, a URI; empty where there is none. */
  readonly subject: string;
  /** Key of its actor, where there is one. */
  readonly actor?: string;
  /** Key of the same request at the other end. */
  readonly twin?: string;
  /** Key of the request that this one is part of: a question inside a call. */
  readonly parent?: string;
  /** Set where it is part of one of several requests, and which cannot be told: `parent` is absent then, or was told by the other end. */
  readonly isParentUnsure?: true;
  /** The HTTP exchange that it was last sent or came in. */
  readonly exchange?: string;
  /** State now: of its actor, or as the wire shows it (`pending`, `progressing`, or the outcome). */
  readonly state: string;
  readonly outcome?: RequestOutcome;
  /** When it was made or came in. */
  readonly startedAt: number;
  /** When it was sent last. */
  readonly sentAt?: number;
  /** When its actor ended, or its answer left or came. */
  readonly endedAt?: number;
  readonly phases: readonly Phase[];
  /** The last 64 progress notifications. */
  readonly ticks: readonly ProgressTick[];
  /** How many progress notifications there were in all. */
  readonly progressCount: number;
  readonly attempts: readonly Attempt[];
  /** The clocks of its actor: `idle` and `total`. */
  readonly timers: readonly TimerView[];
  /** The arguments, from the request. */
  readonly params?: Json;
  readonly result?: Json;
  readonly error?: { readonly code?: number; readonly message: string };
  /** Reason that was given with a cancel, or by the outcome. */
  readonly reason?: string;
  /** Whether the result says of itself that it is an error. */
  readonly isError?: boolean;
  /** Keys of the rows of the messages that belong to it, in order: the first 512. */
  readonly messages: readonly string[];
}
