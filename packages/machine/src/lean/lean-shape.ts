import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  EventObject,
  MachineContext,
  OutputFrom,
  SnapshotFrom,
  StateValueFrom,
  TagsFrom,
} from "xstate";

/** The types that a flat machine is made of, gathered under one name. */
export interface LeanShape {
  readonly facts: MachineContext;
  readonly event: EventObject;
  readonly output: unknown;
  readonly state: string;
  readonly tag: string;
  readonly action: string;
  readonly snapshot: AnyMachineSnapshot;
}

/** The shape of a machine. */
export interface ShapeOf<Machine extends AnyStateMachine> extends LeanShape {
  readonly facts: ContextFrom<Machine>;
  readonly event: EventFrom<Machine>;
  readonly output: OutputFrom<Machine>;
  readonly state: StateValueFrom<Machine> & string;
  readonly tag: TagsFrom<Machine>;
  readonly action: ActionOf<Machine>;
  readonly snapshot: SnapshotFrom<Machine>;
}

type ActionOf<Machine extends AnyStateMachine> = string &
  keyof NonNullable<Parameters<Machine["provide"]>[0]["actions"]>;

/**
 * What a machine's actions do, by name: both interpreters call the same functions, as methods of this object.
 *
 * An effect that throws ends its actor with status `error`, in both.
 */
export type Effects<Shape extends LeanShape> = {
  readonly [Action in Shape["action"]]: (event: Shape["event"]) => void;
};

/** Whoever an actor belongs to: what its actions do, and what is known of it. */
export type Owner<Shape extends LeanShape> = Effects<Shape> & {
  /** The facts of the actor, asked for once and only where somebody looks. */
  input(): Shape["facts"];
  /** The actor is about to be stopped from outside, and takes events still: it may not end without an outcome. */
  stopping?(): void;
  /** The actor is done, whoever sent the last event, and those who observe it have heard of it. */
  ended?(): void;
};
