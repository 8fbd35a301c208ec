import type { Link, StartedProcess, WireTap } from "@mcp-actors/transport";
import type {
  ActorRefLike,
  AnyTransitionDefinition,
  EventObject,
  InspectionEvent,
  Observer,
} from "xstate";
import type { Middleware } from "../middleware/middleware.ts";
import type { DrivableEnd } from "./drivable-end.ts";
import type { DrivableServer } from "./drivable-server.ts";
import type { DrivableSessions } from "./drivable-sessions.ts";
import type { InspectionObserver } from "./inspection-observer.ts";

/** What can be given as `inspect`: any inspector of XState, or one that hears of wires and clocks too. */
export type Inspect = InspectionObserver | Inspector;

/** Hears of whole ends: of their actors, and of what those are made of. */
export interface Inspector {
  /** An end comes to life: whoever hears of it from now on. */
  attach(end: InspectedEnd): Inspection;
}

/** An end that can be inspected, as it names itself. */
export interface InspectedEnd {
  /** What it is: `client`, `server`, `model client`, `model server`. */
  readonly role: string;
  readonly name: string;
  readonly version?: string | undefined;
  /** Where it connects to, for people; it may hold secrets. */
  readonly target?: string | undefined;
}

/** Who hears of one end: an observer of its actors, and of what else it likes. */
export interface Inspection extends Observer<InspectionEvent> {
  /** Hears a standard XState inspection event. */
  next(event: InspectionEvent): void;
  /** Hears of requests in place of `next`, step by step, at a fraction of the cost. */
  readonly lean?: LeanTap | undefined;
  /** Whether it wants to hear now; absent is always. While it does not, requests tell it nothing and cost nothing. */
  readonly active?: boolean;
  /** The end has a new link: who hears what passes on it. */
  wire?(link: Pick<Link, "kind" | "facts">): WireTap | undefined;
  /** The end has a new link: the one that it uses in its place. */
  through?(link: Link): Link;
  /** What every request that the end serves passes first; asked for once. */
  readonly before?: Middleware | undefined;
  /** How the end is driven, by whoever may. */
  driven?(end: DrivableEnd): void;
  /** How the end is driven, where it serves. */
  served?(server: DrivableServer): void;
  /** The end keeps sessions, from now on. */
  keeps?(sessions: DrivableSessions): void;
  /** A clock of an actor was set, cleared, or ran out. */
  timed?(step: TimerStep): void;
  /** Something happened that an observer of the end would be told of as `onEvent`. */
  told?(event: { readonly type: string }): void;
  /** The end is over, by itself or because it was closed; nothing of it follows. */
  over?(problem?: string): void;
  /** Who knows the requests that live, for whoever begins to listen later. Held weakly. */
  living?(register: LivingRequests): void;
  /** Variables for a process that the end is about to start, so that it can be inspected too. */
  spawned?(process?: StartedProcess): { readonly [name: string]: string };
}

/** Hears of lean actors, which take every event in one step. It changes nothing; what it throws is handed on. */
export interface LeanTap {
  born(actorRef: ActorRefLike, facts: unknown): void;
  /** An event is about to be taken; without transition nothing comes of it, unless it is the last. */
  took(actorRef: ActorRefLike, event: EventObject, transition: LeanStep | undefined): void;
  /** An event came after the end. */
  late(actorRef: ActorRefLike, event: EventObject): void;
  /** An effect threw, which was the end. */
  broke(actorRef: ActorRefLike, error: unknown): void;
}

/** What a lean actor does on an event. */
export interface LeanStep {
  readonly actions: readonly string[];
  readonly target: {
    readonly value: string;
    readonly final: boolean;
    readonly output: ((args: { readonly event: never }) => unknown) | undefined;
  };
  readonly definitions: readonly AnyTransitionDefinition[];
}

/** Knows the actors of the requests that live. */
export interface LivingRequests {
  living(): Iterable<ActorRefLike>;
}

/** What happened to a clock. */
export interface TimerStep {
  readonly actorRef: ActorRefLike;
  readonly name: string;
  readonly state: "set" | "cleared" | "fired";
  /** How long until it fires, in ms; of `set` alone. */
  readonly delay?: number;
}
