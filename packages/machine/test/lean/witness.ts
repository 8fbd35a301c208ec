import type { AnyActorRef, AnyStateMachine, EventObject, InspectionEvent } from "xstate";

/** What an effect or a subscriber does besides being called: sends its own actor events, stops it, throws. */
export type Reaction = readonly (EventObject | "stop" | "throw")[];

/** Sees all that one actor does to the world, as one list in the order in which it happened. */
export class Witness {
  readonly seen: unknown[] = [];
  reactions: Reaction[] = [];
  actor: AnyActorRef | undefined;

  /** Effects for every action of a machine. */
  effects(machine: AnyStateMachine): Record<string, (event: EventObject) => void> {
    const names = Object.keys(machine.implementations.actions);
    return Object.fromEntries(names.map((name) => [name, (event) => this.#acted(name, event)]));
  }

  readonly inspect = (event: InspectionEvent): void => {
    this.seen.push(summary(event));
  };

  listen(actor: AnyActorRef): void {
    this.actor = actor;
    actor.subscribe({
      next: ({ value, status, output }) => {
        this.seen.push({ heard: value, status, output });
        // XState reports what a subscriber throws as uncaught.
        this.#react((does) => does !== "throw");
      },
      error: (error) => this.seen.push({ heard: String(error) }),
      complete: () => this.seen.push({ heard: "complete" }),
    });
  }

  #acted(name: string, event: EventObject): void {
    // What an effect sees of its own actor is the state that it leaves.
    this.seen.push({ effect: name, event, from: this.actor?.getSnapshot().value });
    this.#react(() => true);
  }

  #react(may: (does: Reaction[number]) => boolean): void {
    for (const does of this.reactions.shift()?.filter(may) ?? []) {
      if (does === "throw") throw new Error("An effect fails");
      if (does === "stop") this.actor?.stop();
      else this.actor?.send(does);
    }
  }
}

function summary(event: InspectionEvent): object {
  const { type } = event;
  switch (event.type) {
    case "@xstate.action":
      return { type, action: event.action };
    case "@xstate.event":
      return { type, event: event.event, source: event.sourceRef?.sessionId };
    case "@xstate.snapshot":
      return { type, event: event.event, snapshot: plain(event.snapshot) };
    case "@xstate.microstep":
      return {
        type,
        event: event.event,
        snapshot: plain(event.snapshot),
        taken: event._transitions.map(({ eventType, source }) => [eventType, source.id]),
      };
    default:
      return { type, root: event.rootId === event.actorRef.sessionId };
  }
}

/** All that can be asked of an actor, except who it is. */
export function account(actor: AnyActorRef, machine: AnyStateMachine): object {
  const snapshot = actor.getSnapshot();
  const values = Object.keys(machine.states);
  const tags = Object.values(machine.states).flatMap((state) => state.tags);
  return {
    snapshot: plain(snapshot),
    persisted: plain(actor.getPersistedSnapshot()),
    can: machine.events.filter((type: string) => snapshot.can({ type })),
    matches: values.filter((value) => snapshot.matches(value)),
    tags: tags.filter((tag) => snapshot.hasTag(tag)),
    meta: snapshot.getMeta(),
    keys: Object.keys(snapshot),
    steady: actor.getSnapshot() === snapshot,
  };
}

/** A snapshot as JSON, errors by their text. */
function plain(snapshot: unknown): unknown {
  return JSON.parse(
    JSON.stringify(snapshot, (_key, value: unknown) =>
      value instanceof Error ? String(value) : value,
    ),
  );
}
