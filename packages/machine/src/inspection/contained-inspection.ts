import type { Link, StartedProcess, WireTap } from "@mcp-actors/transport";
import type { InspectionEvent } from "xstate";
import { contain, type Failed } from "../contain.ts";
import type { Middleware } from "../middleware/middleware.ts";
import { ContainedLeanTap } from "./contained-lean-tap.ts";
import { ContainedWireTap } from "./contained-wire-tap.ts";
import type { DrivableEnd } from "./drivable-end.ts";
import type { DrivableServer } from "./drivable-server.ts";
import type { DrivableSessions } from "./drivable-sessions.ts";
import { handOn } from "./hand-on.ts";
import type { Inspection, LeanTap, LivingRequests, TimerStep } from "./inspector.ts";

/** An inspection whose failures are handed on and harm nobody, and those of its taps too. */
export class ContainedInspection implements Inspection {
  readonly #inspection: Inspection;
  readonly lean: LeanTap | undefined;
  readonly #failed: Failed;
  readonly #hear: (event: InspectionEvent) => unknown;
  /** While a failure of it is told to others, who tell it everything. */
  #isFailing = false;

  constructor(inspection: Inspection, failed: Failed) {
    this.#inspection = inspection;
    this.#failed = failed;
    this.#hear = (event) => inspection.next(event);
    const tap = this.#ask(() => inspection.lean, undefined);
    this.lean = tap && new ContainedLeanTap(tap, this.#fail);
  }

  get before(): Middleware | undefined {
    return this.#ask(() => this.#inspection.before, undefined);
  }

  get active(): boolean {
    try {
      const active: unknown = this.#inspection.active;
      handOn(active, this.#fail);
      return active !== false;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  next(event: InspectionEvent): void {
    void contain(this.#hear, event, this.#failed);
  }

  timed(step: TimerStep): void {
    try {
      handOn(this.#inspection.timed?.(step), this.#fail);
    } catch (error) {
      this.#fail(error);
    }
  }

  told(event: { readonly type: string }): void {
    if (!this.#isFailing) this.#ask(() => this.#inspection.told?.(event), undefined);
  }

  over(problem?: string): void {
    this.#ask(() => this.#inspection.over?.(problem), undefined);
  }

  living(register: LivingRequests): void {
    this.#ask(() => this.#inspection.living?.(register), undefined);
  }

  wire(link: Pick<Link, "kind" | "facts">): WireTap | undefined {
    const tap = this.#ask(() => this.#inspection.wire?.(link), undefined);
    return tap && new ContainedWireTap(tap, this.#fail);
  }

  through(link: Link): Link {
    return this.#ask(() => this.#inspection.through?.(link), undefined) ?? link;
  }

  driven(end: DrivableEnd): void {
    this.#ask(() => this.#inspection.driven?.(end), undefined);
  }

  served(server: DrivableServer): void {
    this.#ask(() => this.#inspection.served?.(server), undefined);
  }

  keeps(sessions: DrivableSessions): void {
    this.#ask(() => this.#inspection.keeps?.(sessions), undefined);
  }

  spawned(process?: StartedProcess): { readonly [name: string]: string } {
    return this.#ask(() => this.#inspection.spawned?.(process), undefined) ?? {};
  }

  #ask<Answer>(question: () => Answer, otherwise: Answer): Answer {
    try {
      const answer = question();
      handOn(answer, this.#fail);
      return answer;
    } catch (error) {
      this.#fail(error);
      return otherwise;
    }
  }

  readonly #fail = (error: unknown): void => {
    this.#isFailing = true;
    try {
      this.#failed(error);
    } finally {
      this.#isFailing = false;
    }
  };
}
