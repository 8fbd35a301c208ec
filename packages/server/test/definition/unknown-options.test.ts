import { expect, test } from "vitest";
import { defineServer, prompt, resource, tool } from "../../src/index.ts";

const run = () => "done";
const offer = { name: "a test", version: "1" };

/** Types would refuse all of these: it is for whoever has none. */
const untyped = (what: object) => what as never;

test.each<[string, () => unknown, string]>([
  [
    "defineServer",
    () => defineServer(untyped({ ...offer, tool: {} })),
    "tool of defineServer, did you mean tools",
  ],
  ["a cache", () => defineServer(untyped({ ...offer, cache: { ttl: 1 } })), "ttl of cache"],
  ["tool", () => tool(untyped({ inputs: {}, run })), "inputs of tool, did you mean input"],
  [
    "prompt",
    () => prompt(untyped({ argumnets: {}, get: run })),
    "argumnets of prompt, did you mean arguments",
  ],
  [
    "resource",
    () => resource(untyped({ mimetype: "a/b", read: run })),
    "mimetype of resource, did you mean mimeType",
  ],
  [
    "a tool by its name",
    () => defineServer(untyped({ ...offer, tools: { draw: { runs: run } } })),
    'runs of tool "draw", did you mean run',
  ],
  [
    "the limits of a tool",
    () => defineServer(untyped({ ...offer, tools: { draw: { run, limits: { concurency: 1 } } } })),
    'concurency of limits of tool "draw", did you mean concurrency',
  ],
  [
    "a prompt by its name",
    () => defineServer(untyped({ ...offer, prompts: { ask: { get: run, text: "a" } } })),
    'text of prompt "ask"',
  ],
  [
    "an argument of a prompt",
    () =>
      defineServer(
        untyped({
          ...offer,
          prompts: { ask: { get: run, arguments: { city: { require: true } } } },
        }),
      ),
    'require of argument "city" of prompt "ask", did you mean required',
  ],
  [
    "a resource by its URI",
    () => defineServer(untyped({ ...offer, resources: { "a:b": { reads: run } } })),
    'reads of resource "a:b", did you mean read',
  ],
])("%s takes nothing that nobody reads", (_, define, what) => {
  expect(define).toThrow(new TypeError(`Unknown option ${what}`));
});

test("a definition may be made of another", () => {
  const one = defineServer({ ...offer, tools: { draw: tool({ run }) } });

  expect(defineServer({ ...one, version: "2" }).version).toBe("2");
});

test("a tool may be an object of a class, or what a module exports", () => {
  class Drawing {
    readonly #colour = "red";
    readonly uses = 0;
    run() {
      return this.#colour;
    }
  }
  const module = Object.assign(Object.create(null), { run, palette: ["red"] });

  expect(() =>
    defineServer({ ...offer, tools: { draw: new Drawing(), paint: module } }),
  ).not.toThrow();
});
