import { z } from "zod";
import { defineServer } from "../../src/define-server.ts";
import { prompt } from "../../src/definition/define-prompt.ts";
import { resource } from "../../src/definition/define-resource.ts";
import { tool } from "../../src/definition/define-tool.ts";

/** A gate that tests open: what waits at it goes on. */
export class Gate {
  #open: () => void = () => {};
  readonly passed: Promise<void> = new Promise((resolve) => {
    this.#open = resolve;
  });

  open(): void {
    this.#open();
  }
}

/** What happened to calls of `wait`. */
export interface Workshop {
  readonly gate: Gate;
  /** Settles when a call of `wait` runs. */
  readonly begun: Promise<void>;
  /** Settles when a call of `wait` was told to stop. */
  readonly stopped: Promise<void>;
}

/** A server with one tool for each thing that a wire may do to a call. */
export function workshop() {
  const gate = new Gate();
  const begun = new Gate();
  const stopped = new Gate();
  const definition = defineServer({
    name: "workshop",
    version: "1.0.0",
    tools: {
      echo: tool({
        description: "Says what it was told.",
        input: z.object({ text: z.string().optional() }),
        run: ({ text = "nothing" }) => text,
      }),
      whoami: tool({ description: "Says who asks.", run: (_args, { principal }) => principal }),
      steps: tool({
        description: "Reports its progress twice.",
        async run(_args, { progress }) {
          await progress(1, 2);
          await progress(2, 2);
          return "done";
        },
      }),
      wait: tool({
        description: "Reports, waits at a gate, reports, and is done.",
        async run(_args, { progress, signal }) {
          signal.addEventListener("abort", () => stopped.open());
          await progress(1, 2);
          begun.open();
          await gate.passed;
          await progress(2, 2);
          return "waited";
        },
      }),
      quietly: tool({
        description: "Waits at a gate without a word.",
        async run(_args, { signal }) {
          signal.addEventListener("abort", () => stopped.open());
          begun.open();
          await gate.passed;
          return "waited quietly";
        },
      }),
      poll: tool({
        description: "Lets its client go, and answers behind a gate.",
        async run(_args, { closeStream }) {
          closeStream(10);
          await gate.passed;
          return "polled";
        },
      }),
      confirm: tool({
        description: "Asks, and says what it was told.",
        async run(_args, { elicit }) {
          const { name } = await elicit({
            key: "name",
            message: "Name?",
            schema: z.object({ name: z.string() }),
          });
          return `Hello, ${name}`;
        },
      }),
      region: tool({
        description: "Has an argument that headers repeat.",
        input: z.object({
          region: z.string().optional().meta({ "x-mcp-header": "Region" }),
          zone: z.int().optional().meta({ "x-mcp-header": "Zone" }),
        }),
        run: ({ region = "none" }) => region,
      }),
      change: tool({
        description: "Changes the list of tools.",
        run(_args, { server }) {
          server.changed({ list: "tools" });
          return "changed";
        },
      }),
    },
    resources: {
      "test://fixed": resource({ name: "fixed", read: () => "fixed" }),
      "file:///{name}": resource({ name: "file", read: ({ name }) => `file ${name}` }),
    },
    prompts: { hello: prompt({ description: "Says hello.", get: () => "Hello" }) },
  });
  const calls: Workshop = { gate, begun: begun.passed, stopped: stopped.passed };
  return { definition, ...calls };
}
