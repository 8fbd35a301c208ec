import type { LoggingLevel, RequestId } from "@mcp-actors/protocol";
import type { Json, JsonFields } from "../records/index.ts";

/** Something that a viewer may drive: one end of one process, or a question that waits there. */
export interface DriveTarget {
  /** Its peer id, such as `7f3a9c01.2`; of a question `7f3a9c01.question-1`. */
  readonly id: string;
  /** For people: its own name, and where a client connects to. */
  readonly name: string;
  /** Title of its process. */
  readonly title?: string;
  /** What it is, as in its `peer` record, such as `client` or `server`; absent of a question. */
  readonly role?: string;
  /** The commands it takes. */
  readonly commands: readonly DriveCommand["do"][];
  /** What is asked, where it is a question. */
  readonly question?: DriveQuestion;
}

/** A question of a server that viewers may answer. */
export interface DriveQuestion {
  /** A form to fill in, a page to visit, or a model's message to write. */
  readonly kind: "form" | "page" | "sampling";
  /** The params of `elicitation/create` or `sampling/createMessage`, redacted. */
  readonly params: Json;
}

/** What a viewer may want of a target. */
export type DriveCommand =
  | AnswerCommand
  | CallCommand
  | CancelCommand
  | DropCommand
  | DelayCommand
  | StallCommand
  | LoseCommand
  | LogLevelCommand
  | DrainCommand
  | KillCommand
  | ExpireCommand
  | InjectCommand
  | AdvanceCommand;

/** Answer a question: with its result, or without one to refuse it. */
export interface AnswerCommand {
  readonly do: "answer";
  readonly result?: JsonFields;
}

/** Make a request on the connection; the result is its result. It shows among the others. */
export interface CallCommand {
  readonly do: "call";
  readonly method: string;
  readonly params?: JsonFields;
}

/** Cancel a request that is open; the result is whether it was. */
export interface CancelCommand {
  readonly do: "cancel";
  /** JSON-RPC id, as its record on the wire has it, or the session id of its actor, such as `lean:12`. */
  readonly request: RequestId;
}

/** Drop the link of a client, as a wire that breaks, or those of all clients of a server; the result is whether there was one. */
export interface DropCommand {
  readonly do: "drop";
}

/**
 * Have each request of a client leave so many ms later from now on, or begin so many ms later at a server, and what
 * comes back for it come as much later; 0 ends it.
 */
export interface DelayCommand {
  readonly do: "delay";
  readonly ms: number;
}

/** Read nothing for so many ms, of any wire that can wait; the result is whether there was a wire. */
export interface StallCommand {
  readonly do: "stall";
  readonly ms: number;
}

/** Lose one message: the next request, or the next that comes back for one that leaves, or comes to a server, from now on. */
export interface LoseCommand {
  readonly do: "lose";
  readonly direction: "in" | "out";
}

/** Have a server log from a level on to the sessions that it has; the result is how many there are. */
export interface LogLevelCommand {
  readonly do: "logLevel";
  readonly level: LoggingLevel;
}

/** End a server in good order: what has begun may end, and nothing begins. It does not come back by itself. */
export interface DrainCommand {
  readonly do: "drain";
}

/** Kill the process that a client started as its server, with SIGKILL; the result is whether one ran. */
export interface KillCommand {
  readonly do: "kill";
}

/** Have a server forget its sessions over HTTP, as one that is started anew; the result is how many were in use. */
export interface ExpireCommand {
  readonly do: "expire";
}

/** Have an actor of the end take an event, of those that its state takes; the result is the state that it is in then. */
export interface InjectCommand {
  readonly do: "inject";
  /** Session id of the actor, such as `x:4` or `lean:12`. */
  readonly actor: string;
  /** Type of the event. */
  readonly event: string;
  /** What it carries beside its type. */
  readonly fields?: JsonFields;
}

/** Let so many ms pass at once, on the clock of an end that is given one that can be told to; the result is its time then, in ms. */
export interface AdvanceCommand {
  readonly do: "advance";
  readonly ms: number;
}

/** What an end lets an inspector do with it. */
export interface Drivable {
  /** Title of the process of an end. */
  readonly title?: string | undefined;
  /** What it is, where it is an end. */
  readonly role?: string;
  readonly commands: readonly DriveCommand["do"][];
  readonly question?: DriveQuestion;
  /** Does it; what it throws is told as the answer. */
  drive(command: DriveCommand): Promise<Json>;
}
