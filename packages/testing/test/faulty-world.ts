import type { Call, CallToolOptions } from "@mcp-actors/client";
import { defineServer, tool } from "@mcp-actors/server";
import { z } from "zod";
import { type ConnectedPair, connectPair, type Faults } from "../src/index.ts";

const actor = defineServer({
  name: "actor",
  version: "1.0.0",
  tools: {
    echo: tool({ input: z.object({ text: z.string() }), run: ({ text }) => text }),
    count: tool({
      async run(_args, ctx) {
        for (let step = 1; step <= 5; step += 1) await ctx.progress(step);
        return "counted";
      },
    }),
    ask: tool({
      run: async (_args, ctx) => {
        const { sure } = await ctx.elicit({
          message: "Sure?",
          schema: z.object({ sure: z.boolean() }),
        });
        return String(sure);
      },
    }),
    wait: tool({
      run: (_args, ctx) =>
        new Promise<string>((_, reject) => {
          ctx.signal.addEventListener("abort", () => reject(new Error("Told to stop")));
        }),
    }),
  },
});

/** Chances of each fault, in one direction. */
export type Chances = Pick<Faults, "delay"> & {
  readonly [Fault in "drop" | "duplicate" | "reorder" | "garble"]?: number;
};

/** What may happen in a world where wires fail. */
export type Step =
  | {
      readonly do: "call";
      readonly tool: string;
      readonly timeout: number;
      readonly signal: boolean;
    }
  | { readonly do: "cancel" | "abort"; readonly at: number }
  | { readonly do: "advance"; readonly ms: number }
  | { readonly do: "break"; readonly inbound: Chances; readonly outbound: Chances }
  | { readonly do: "cut" | "stall" | "resume" | "arrive" };

interface Made {
  readonly call: Call<unknown>;
  readonly controller: AbortController;
  /** How often it settled, as its promise and as its views tell it. */
  settled: number;
  completed: number;
}

/** A pair on a wire that fails as told, and the calls that were made over it. */
export class FaultyWorld {
  readonly made: Made[] = [];
  readonly pair: ConnectedPair;

  private constructor(pair: ConnectedPair) {
    this.pair = pair;
  }

  static async open(era: string, seed: number): Promise<FaultyWorld> {
    const pair = await connectPair(actor, {
      seed,
      client: {
        era,
        elicitation: () => ({ action: "accept", content: { sure: true } }),
        maxTotalTimeout: 8000,
        liveness: { interval: 1000, patience: 500 },
        supervision: { initialDelay: 10, maxDelay: 100, jitter: "none" },
      },
    });
    return new FaultyWorld(pair);
  }

  async take(step: Step): Promise<void> {
    const { client, clock, wire } = this.pair;
    switch (step.do) {
      case "call":
        this.#call(step);
        break;
      case "cancel":
        this.made.at(step.at)?.call.cancel("Bored");
        break;
      case "abort":
        this.made.at(step.at)?.controller.abort("aborted");
        break;
      case "advance":
        clock.advance(step.ms);
        break;
      case "break":
        set(wire.inbound, step.inbound);
        set(wire.outbound, step.outbound);
        break;
      case "arrive":
        await arrival();
        break;
      default:
        if (client.state === "ready") wire[step.do]();
    }
  }

  /** Wires work again, and time passes until every call has ended and the connection is at rest. */
  async heal(): Promise<void> {
    const { client } = this.pair;
    await this.#pass(
      () =>
        (client.state === "ready" || client.state === "failed") &&
        // A probe for a sign of life is an exchange too.
        client.counts.exchanges === 0 &&
        this.made.every(({ settled }) => settled > 0),
    );
  }

  /** What one more call comes to; a wire that is taken for dead may take a few with it. */
  async tryOut(tries = 5): Promise<string> {
    this.#mend();
    const call = this.pair.client.callTool("echo", { text: "well" });
    await this.#pass(() => call.outcome !== undefined);
    return call.state === "lost" && tries > 1 ? this.tryOut(tries - 1) : call.state;
  }

  /** Lets time pass on perfect wires until it is as it should be, at most for 40 s. */
  async #pass(isMet: () => boolean): Promise<void> {
    for (let turn = 0; turn < 200 && !isMet(); turn += 1) {
      this.#mend();
      this.pair.clock.advance(200);
      await arrival();
    }
  }

  #mend(): void {
    const { wire } = this.pair;
    set(wire.inbound, PERFECT);
    set(wire.outbound, PERFECT);
    wire.resume();
  }

  #call({ tool: name, timeout, signal }: Extract<Step, { readonly do: "call" }>): void {
    const controller = new AbortController();
    const options: CallToolOptions = { timeout, ...(signal && { signal: controller.signal }) };
    const args = name === "echo" ? { text: "hello" } : {};
    const call = this.pair.client.callTool(name, args, options);
    const made = { call, controller, settled: 0, completed: 0 };
    const count = () => {
      made.settled += 1;
    };
    call.then(count, count);
    call.state$.subscribe({
      complete: () => {
        made.completed += 1;
      },
    });
    this.made.push(made);
  }
}

const PERFECT: Chances = { drop: 0, duplicate: 0, reorder: 0, garble: 0, delay: 0 };

function set(faults: Faults, { delay = 0, ...chances }: Chances): void {
  Object.assign(faults, chances);
  faults.delay = delay;
}

/** Lets everything that is on its way in memory arrive. */
export function arrival(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
