import type { LeanStep, LeanTap } from "@mcp-actors/machine";
import type { ActorRefLike, EventObject } from "xstate";
import { chartOf, type KnownChart } from "../chart/chart-of.ts";
import type { ActorPlace } from "./actor-capture.ts";
import { machineOf } from "./actor-track.ts";
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
  readonly #known = new Map<unknown, KnownChart>();
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
      const recorder = this.#recorder;
      const chart = this.#chartOf(actorRef);
      const seq = recorder.number(LeanBirth.span);
      const head = { peer: this.#peer, seq, at: recorder.stamp() };
      recorder.add(
        new LeanBirth(head, { actor: actorRef.sessionId, facts, chart, cause: recorder.cause }),
      );
    } catch (error) {
      this.#recorder.fault(error);
    }
  }

  took(actorRef: ActorRefLike, event: EventObject, step: LeanStep | undefined): void {
    try {
      const recorder = this.#recorder;
      const seq = recorder.number(LeanTaken.spanOf(event, step));
      this.#acting = step === undefined || step.actions.length === 0 ? 0 : seq + 1;
      this.#last = recorder.last;
      const chart = this.#chartOf(actorRef);
      const head = { peer: this.#peer, seq, at: recorder.stamp() };
      recorder.add(
        new LeanTaken(head, {
          actor: actorRef.sessionId,
          event,
          step,
          chart,
          cause: recorder.cause,
        }),
      );
    } catch (error) {
      this.#recorder.fault(error);
    }
  }

  late(actorRef: ActorRefLike, event: EventObject): void {
    try {
      const recorder = this.#recorder;
      const head = { peer: this.#peer, seq: recorder.number(1), at: recorder.stamp() };
      recorder.add(new LeanLate(head, { actor: actorRef.sessionId, event, cause: recorder.cause }));
    } catch (error) {
      this.#recorder.fault(error);
    }
  }

  broke(actorRef: ActorRefLike, error: unknown): void {
    try {
      const recorder = this.#recorder;
      const head = { peer: this.#peer, seq: recorder.number(1), at: recorder.stamp() };
      recorder.add(new LeanBreak(head, { actor: actorRef.sessionId, error }));
    } catch (fault) {
      this.#recorder.fault(fault);
    }
  }

  #chartOf(actorRef: ActorRefLike): KnownChart | undefined {
    const machine = machineOf(actorRef);
    if (machine === undefined) return undefined;
    const known = this.#known.get(machine);
    if (known !== undefined) return known;
    const chart = chartOf(machine);
    this.#known.set(machine, chart);
    tellChart(this.#place, chart);
    return chart;
  }
}
