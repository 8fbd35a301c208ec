import type { ActorRefLike, AnyTransitionDefinition, EventObject, InspectionEvent } from "xstate";
import { chartOf } from "../chart/chart-of.ts";
import type { Json, RecordHead } from "../records/index.ts";
import { cutText } from "../redact/cut-text.ts";
import { type ActorTrack, kindOf, machineOf, parentOf, rootOf } from "./actor-track.ts";
import type { Press } from "./draft.ts";
import { isBare } from "./press-entry.ts";
import { mayChange, printFields } from "./print-fields.ts";
import type { Recorder } from "./recorder.ts";
import { type SeenSnapshot, snapOf } from "./snap-of.ts";
import { tellChart } from "./tell-chart.ts";
import { TimerNames } from "./timer-names.ts";
import { Unbegun } from "./unbegun.ts";

/** Where records of the actors of one end go. */
export interface ActorPlace {
  readonly recorder: Recorder;
  readonly peer: string;
  /** Hashes of the charts that were told already in this process. */
  readonly charts: Set<string>;
}

/**
 * Makes records of XState's inspection events. It alone knows what those are like in XState 5.
 *
 * Values are kept by reference and looked at a moment later, but for those that may change meanwhile.
 */
export class ActorCapture {
  readonly #recorder: Recorder;
  readonly #peer: string;
  readonly #place: ActorPlace;
  readonly #tracks = new Map<string, ActorTrack>();
  readonly #unbegun = new Unbegun();
  /** Number of the last action. */
  #acted = 0;

  constructor(place: ActorPlace) {
    this.#place = place;
    this.#recorder = place.recorder;
    this.#peer = place.peer;
  }

  /** Number of the action that is being done, where nothing was recorded since. */
  get acting(): number | undefined {
    return this.#acted === this.#recorder.last ? this.#acted : undefined;
  }

  take(event: InspectionEvent): void {
    const { actorRef } = event;
    switch (event.type) {
      case "@xstate.actor":
        this.#born(actorRef);
        break;
      case "@xstate.event":
        this.#sent(actorRef, event.event, event.sourceRef);
        break;
      case "@xstate.microstep":
        this.#stepped(actorRef, event.event, event.snapshot, event._transitions);
        break;
      case "@xstate.action":
        this.#did(actorRef, event.action);
        break;
      case "@xstate.snapshot":
        this.#settled(actorRef, event.event, event.snapshot);
    }
  }

  /** Takes an actor that lived before it could be heard, and its children. */
  find(actorRef: ActorRefLike): void {
    if (this.#tracks.has(actorRef.sessionId)) return;
    const snapshot: SeenSnapshot = actorRef.getSnapshot();
    if (snapshot.status !== "active") return;
    this.#born(actorRef, true);
    this.#settled(actorRef, LATE, snapshot);
    // What becomes of a request is told elsewhere.
    if (actorRef.sessionId.startsWith("lean:")) this.#tracks.delete(actorRef.sessionId);
    for (const child of Object.values(snapshot.children ?? {})) if (child) this.find(child);
  }

  /** Forgets whom it knows: what comes next is found anew. */
  forget(): void {
    this.#tracks.clear();
    this.#unbegun.clear();
  }

  #born(actorRef: ActorRefLike, late?: true): ActorTrack {
    const { sessionId: actor } = actorRef;
    const machine = machineOf(actorRef);
    const known = machine && chartOf(machine);
    if (known !== undefined) tellChart(this.#place, known);
    const track: ActorTrack = { known, context: undefined, value: undefined, ended: false };
    this.#tracks.set(actor, track);
    if (late === undefined) this.#unbegun.made(actorRef);
    const { cause } = this.#recorder.passing;
    const parent = parentOf(actorRef)?.sessionId;
    const root = rootOf(actorRef).sessionId;
    const named = { id: idOf(actorRef), ...kindOf(actorRef, machine) };
    this.#recorder.put(this.#peer, (head) => ({
      kind: "actor",
      ...head,
      actor,
      ...named,
      ...(parent !== undefined && { parent }),
      root,
      ...(known !== undefined && { def: known.hash }),
      ...(cause !== undefined && { cause }),
      ...(late && { late }),
    }));
    return track;
  }

  /** One that was not born before anybody's eyes is found when it is heard of; one that has ended is not. */
  #trackOf(actorRef: ActorRefLike): ActorTrack | undefined {
    const known = this.#tracks.get(actorRef.sessionId);
    if (known !== undefined) return known;
    const snapshot: SeenSnapshot | undefined = actorRef.getSnapshot();
    return snapshot?.status === "active" ? this.#born(actorRef, true) : undefined;
  }

  #sent(actorRef: ActorRefLike, event: EventObject, source: ActorRefLike | undefined): void {
    const track = this.#trackOf(actorRef);
    this.#unbegun.begins(actorRef);
    const { sessionId: actor } = actorRef;
    const { type } = event;
    const isDead = (track === undefined || track.ended) && type !== "xstate.stop";
    const from = source?.sessionId;
    if (from === actor) this.#fired(track, actor, type);
    const { cause } = this.#recorder.passing;
    const fields = this.#later(event, type === "xstate.init" ? "input" : "event");
    this.#recorder.put(this.#peer, (head, press) => ({
      kind: "ev",
      ...head,
      actor,
      ...(from !== undefined && { from }),
      type: cutText(type),
      ...fields(press),
      ...(cause !== undefined && { cause }),
      ...(isDead && { dead: true }),
    }));
  }

  #fired(track: ActorTrack | undefined, actor: string, type: string): void {
    const timer = track?.timers?.fired(type);
    if (timer === undefined) return;
    this.#recorder.put(this.#peer, (head) => ({
      kind: "timer",
      ...head,
      actor,
      timer: cutText(timer),
      state: "fired",
    }));
  }

  /** What an event carries beside its type. */
  #later(event: EventObject, part: string): (press: Press) => { readonly event?: Json } {
    const print = (press: Press) => {
      const { type: _, ...rest } = event;
      const json = printFields(rest, press, { kind: "ev", part });
      return isEmpty(json) ? {} : { event: json };
    };
    if (isBare(event)) return nothing;
    if (!mayChange(event)) return print;
    const now = print(this.#recorder.press);
    return () => now;
  }

  #stepped(
    actorRef: ActorRefLike,
    { type }: EventObject,
    snapshot: SeenSnapshot,
    taken: readonly AnyTransitionDefinition[],
  ): void {
    const { sessionId: actor } = actorRef;
    const track = this.#trackOf(actorRef);
    const known = track?.known;
    const isUnhandled = taken.length === 0 && !type.startsWith("xstate.");
    const { value } = snapshot;
    this.#recorder.put(this.#peer, (head, { redactor }) => ({
      kind: "step",
      ...head,
      actor,
      type: cutText(type),
      edges: taken.map((transition) => known?.edgeId(transition) ?? cutText(transition.eventType)),
      ...(value !== undefined && {
        value: redactor.redact(value, { kind: "step", part: "value" }),
      }),
      ...(isUnhandled && { unhandled: true }),
    }));
  }

  #did(
    actorRef: ActorRefLike,
    { type, params }: { readonly type: string; readonly params: unknown },
  ): void {
    const { sessionId: actor } = actorRef;
    const track = this.#trackOf(actorRef);
    if (track !== undefined && type.startsWith("xstate.")) track.timers ??= new TimerNames();
    const timer = track?.timers?.read(type, params);
    if (timer !== undefined) {
      const { name, ...step } = timer;
      this.#recorder.put(this.#peer, (head) => ({
        kind: "timer",
        ...head,
        actor,
        timer: cutText(name),
        ...step,
      }));
      return;
    }
    this.#acted = this.#recorder.put(this.#peer, (head, press) => ({
      kind: "act",
      ...head,
      actor,
      action: cutText(type),
      ...(params !== undefined && {
        params: printFields(params, press, { kind: "act", part: "params" }),
      }),
    }));
  }

  #settled(actorRef: ActorRefLike, event: EventObject, snapshot: SeenSnapshot): void {
    const { sessionId: actor } = actorRef;
    const track = this.#tracks.get(actor) ?? this.#trackOf(actorRef);
    if (track === undefined) return;
    const snap = snapOf(track, event, snapshot);
    if (snap !== undefined) {
      const now = mayChange(snapshot.context) ? snap(this.#recorder.press) : undefined;
      this.#recorder.put(this.#peer, (head, press) => ({
        kind: "snap",
        ...head,
        actor,
        ...(now ?? snap(press)),
      }));
    }
    for (const { sessionId } of this.#unbegun.takeDropped(actorRef, snapshot)) {
      this.#ended(sessionId, { status: "stopped" });
    }
    if (snapshot.status !== "active") this.#ended(actor, snapshot);
  }

  #ended(actor: string, { status, output, error }: SeenSnapshot): void {
    this.#tracks.delete(actor);
    if (status === "active") return;
    const print = (press: Press) => ({
      ...(output !== undefined && {
        output: printFields(output, press, { kind: "end", part: "output" }),
      }),
      ...(error !== undefined && {
        error: printFields(error, press, { kind: "end", part: "error" }),
      }),
    });
    const now = mayChange(output) || mayChange(error) ? print(this.#recorder.press) : undefined;
    this.#recorder.put(this.#peer, (head: RecordHead, press) => ({
      kind: "end",
      ...head,
      of: "actor",
      actor,
      status,
      ...(now ?? print(press)),
    }));
  }
}

const LATE: EventObject = { type: "xstate.init" };

function idOf(actorRef: ActorRefLike): string {
  return "id" in actorRef && typeof actorRef.id === "string"
    ? cutText(actorRef.id)
    : actorRef.sessionId;
}

function nothing(): { readonly event?: Json } {
  return {};
}

function isEmpty(json: Json): boolean {
  return typeof json === "object" && json !== null && Object.keys(json).length === 0;
}
