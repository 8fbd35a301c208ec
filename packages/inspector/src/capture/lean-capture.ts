import type { LeanStep, LeanTap } from "@mcp-actors/machine";
import type { ActorRefLike, EventObject } from "xstate";
import { chartOf, type KnownChart } from "../chart/chart-of.ts";
import type { ActorPlace } from "./actor-capture.ts";
import { machineOf } from "./actor-track.ts";
import { ENVELOPE } from "./draft.ts";
import type { Entry } from "./entry.ts";
import { LeanBirth } from "./lean-birth.ts";
import { LeanBreak } from "./lean-break.ts";
import { LeanLate } from "./lean-late.ts";
import { LeanTaken } from "./lean-taken.ts";
import type { Recorder } from "./recorder.ts";
import { tellChart } from "./tell-chart.ts";

/** Makes drafts of the steps of lean actors, one for each event. */
export class LeanCapture implements LeanTap {
  readonly #place: ActorPlace;
  readonly #recorder: Recorder;
  readonly #peer: string;
  /** The machine that ran last, and its chart: mostly it is the one that runs now. */
  #logic: unknown = undefined;
  #chart: KnownChart | undefined = undefined;
  /** Number of the first action of the step under way. */
  #acting = 0;
  /** Number of the last record of it. */
  #last = 0;

  constructor(place: ActorPlace) {
    this.#place = place;
    this.#recorder = place.recorder;
    this.#peer = place.peer;
  }

  /** Number of the action that is being done, where nothing was recorded since. */
  get acting(): number | undefined {
    return this.#acting > 0 && this.#last === this.#recorder.last ? this.#acting : undefined;
  }

  born(actorRef: ActorRefLike, facts: unknown): void {
    try {
      const { sessionId } = actorRef;
      const chart = this.#chartOf(actorRef);
      const entry = this.#recorder.next("birth", this.#peer, LeanBirth.span);
      entry.actor = sessionId;
      entry.chart = chart;
      entry.value = facts;
      entry.cause = this.#recorder.passing.cause ?? 0;
    } catch (error) {
      this.#recorder.fault(error);
    }
  }

  took(actorRef: ActorRefLike, event: EventObject, step: LeanStep | undefined): void {
    try {
      const recorder = this.#recorder;
      const { sessionId } = actorRef;
      const { type } = event;
      const chart = this.#chartOf(actorRef);
      const entry = recorder.next("taken", this.#peer, LeanTaken.spanOf(event, step));
      entry.actor = sessionId;
      entry.chart = chart;
      entry.step = step;
      entry.name = type;
      entry.key = "";
      entry.cause = recorder.passing.cause ?? 0;
      this.#acting = step === undefined || step.actions.length === 0 ? 0 : entry.seq + 1;
      this.#last = recorder.last;
      this.#carried(entry, event);
    } catch (error) {
      this.#recorder.fault(error);
    }
  }

  late(actorRef: ActorRefLike, event: EventObject): void {
    try {
      const recorder = this.#recorder;
      const late = { actor: actorRef.sessionId, event, cause: recorder.passing.cause };
      recorder.draw(this.#peer, (head) => new LeanLate(head, late));
    } catch (error) {
      this.#recorder.fault(error);
    }
  }

  broke(actorRef: ActorRefLike, error: unknown): void {
    try {
      const actor = actorRef.sessionId;
      this.#recorder.draw(this.#peer, (head) => new LeanBreak(head, { actor, error }));
    } catch (fault) {
      this.#recorder.fault(fault);
    }
  }

  /** Most events carry one thing, which most often is a part of a message. */
  #carried(entry: Entry, event: EventObject): void {
    let only = "";
    for (const key in event) {
      if (key === "type") continue;
      entry.value = event;
      if (only !== "") return;
      only = key;
    }
    if (only === "") {
      entry.weight = entry.span * ENVELOPE;
      return;
    }
    const value: unknown = Reflect.get(event, only);
    if (typeof value !== "object" || value === null) return;
    entry.key = only;
    entry.value = value;
    this.#recorder.passing.carries(entry);
  }

  #chartOf(actorRef: ActorRefLike): KnownChart | undefined {
    const logic: unknown = "logic" in actorRef ? actorRef.logic : undefined;
    if (logic === this.#logic) return this.#chart;
    this.#logic = logic;
    this.#chart = this.#chartFor(actorRef);
    return this.#chart;
  }

  #chartFor(actorRef: ActorRefLike): KnownChart | undefined {
    const machine = machineOf(actorRef);
    if (machine === undefined) return undefined;
    const chart = chartOf(machine);
    tellChart(this.#place, chart);
    return chart;
  }
}
