import type { Facts } from "@mcp-actors/transport";
import type { ServerDefinition } from "../definition/definition.ts";
import type { Offering } from "../definition/offering.ts";
import { checkOffering, compileOffered } from "../registry/compile-offered.ts";
import type { Runtime, SharedRuntime } from "./runtime.ts";

/** Gives each request the runtime of what its client is offered now. */
export class Runtimes {
  readonly #shared: SharedRuntime;
  #known = new WeakMap<ServerDefinition, Runtime>();
  #offering: Offering;
  /** That of the one definition there is, where everybody is offered the same. */
  #common: Runtime | undefined;

  constructor(offering: Offering, shared: SharedRuntime) {
    this.#shared = shared;
    this.#offering = offering;
    this.#common = this.#commonOf(offering);
  }

  get offering(): Offering {
    return this.#offering;
  }

  /** Requests from now on are served of another offering; gives what those before were served of. */
  offer(offering: Offering): (facts: Facts) => Runtime {
    // One that is no good changes nothing.
    checkOffering(offering);
    const previous = new Runtimes(this.#offering, this.#shared);
    this.#offering = offering;
    this.#known = new WeakMap();
    this.#common = this.#commonOf(offering);
    return (facts) => previous.at(facts);
  }

  at(facts: Facts): Runtime {
    return this.#common ?? this.#tailored(facts);
  }

  #commonOf(offering: Offering): Runtime | undefined {
    return typeof offering === "function" ? undefined : this.#of(offering);
  }

  #tailored(facts: Facts): Runtime {
    const offering = this.#offering;
    return this.#of(typeof offering === "function" ? offering(facts) : offering);
  }

  #of(definition: ServerDefinition): Runtime {
    const known = this.#known.get(definition);
    if (known !== undefined) return known;
    const tailored = typeof this.#offering === "function";
    const runtime = { ...this.#shared, registry: compileOffered(definition), tailored };
    this.#known.set(definition, runtime);
    return runtime;
  }
}
