import type {
  DrivableEnd,
  DrivableServer,
  DrivableSessions,
  Inspection,
  Inspector,
  LivingRequests,
  Middleware,
  Next,
  TimerStep,
} from "@mcp-actors/machine";
import type { Link, StartedProcess, WireTap } from "@mcp-actors/transport";
import type { InspectionEvent } from "xstate";
import { leanTogether } from "./lean-together.ts";
import { tapTogether } from "./tap-together.ts";

/**
 * Several inspectors as one, for where one can be given.
 *
 * @example Traces beside the inspector's page
 * ```ts
 * const inspect = inspectTogether(createInspector(), toOpenTelemetry());
 * ```
 */
export function inspectTogether(...inspectors: readonly Inspector[]): Inspector {
  return { attach: (end) => new Together(inspectors.map((inspector) => inspector.attach(end))) };
}

/** What hears of one end, in the order of those who do. */
class Together implements Inspection {
  readonly lean: Inspection["lean"];
  readonly #all: readonly Inspection[];

  constructor(all: readonly Inspection[]) {
    this.#all = all;
    this.lean = leanTogether(all);
  }

  get active(): boolean {
    return this.#all.some(isActive);
  }

  next(event: InspectionEvent): void {
    for (const one of this.#all) one.next(event);
  }

  wire(link: Pick<Link, "kind" | "facts">): WireTap | undefined {
    return tapTogether(this.#all.flatMap((one) => one.wire?.(link) ?? []));
  }

  through(link: Link): Link {
    return this.#all.reduce((under, one) => one.through?.(under) ?? under, link);
  }

  get before(): Middleware | undefined {
    const all = this.#all.flatMap(({ before }) => before ?? []);
    return all.length < 2 ? all[0] : inTurn(all);
  }

  driven(end: DrivableEnd): void {
    for (const one of this.#all) one.driven?.(end);
  }

  served(server: DrivableServer): void {
    for (const one of this.#all) one.served?.(server);
  }

  keeps(sessions: DrivableSessions): void {
    for (const one of this.#all) one.keeps?.(sessions);
  }

  timed(step: TimerStep): void {
    for (const one of this.#all) if (isActive(one)) one.timed?.(step);
  }

  told(event: { readonly type: string }): void {
    for (const one of this.#all) one.told?.(event);
  }

  living(register: LivingRequests): void {
    for (const one of this.#all) one.living?.(register);
  }

  spawned(process?: StartedProcess): { readonly [name: string]: string } {
    return Object.assign({}, ...this.#all.map((one) => one.spawned?.(process) ?? {}));
  }
}

/** Several middleware as one, the first outermost. */
function inTurn(all: readonly Middleware[]): Middleware {
  return (exchange, last) =>
    all.reduceRight<Next>((next, one) => (passing) => one(passing, next), last)(exchange);
}

function isActive({ active }: Inspection): boolean {
  return active !== false;
}
