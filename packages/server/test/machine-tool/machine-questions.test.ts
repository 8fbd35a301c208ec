import { expect, test } from "vitest";
import { assign, fromPromise, raise, setup } from "xstate";
import type { z } from "zod";
import { createServer } from "../../src/index.ts";
import { ask, machineTool } from "../../src/machine-tool/index.ts";
import { modern, RawClient, turn } from "../raw-client.ts";
import { accept, askingMachine, CAPABILITIES, name, serverOf, startRounds } from "./rounds.ts";

/** What a question for a name ends with. */
interface Answered {
  readonly output: z.infer<typeof name>;
}

test("awaits work and delayed events before it asks", async () => {
  let finish = (_value: unknown) => {};
  const working = setup({
    actors: {
      work: fromPromise(() => new Promise((resolve) => (finish = resolve))),
      askName: ask.elicit(name),
    },
  }).createMachine({
    id: "working",
    type: "parallel",
    states: {
      asking: { invoke: { src: "askName", input: { key: "name", message: "Name?" } } },
      work: { initial: "on", states: { on: { invoke: { src: "work", onDone: "off" } }, off: {} } },
      raising: { entry: raise({ type: "tick" }, { delay: 1 }), on: { tick: {} } },
    },
  });
  await using client = new RawClient(
    createServer(serverOf({ work: machineTool({ machine: working }) })),
  );
  let isAnswered = false;
  const call = client.call("work", {}, modern(CAPABILITIES)).then((reply) => {
    isAnswered = true;
    return reply;
  });
  for (let turns = 0; turns < 5; turns += 1) await turn();
  expect(isAnswered).toBe(false);

  finish("done");

  expect(Object.keys((await call).result?.["inputRequests"] as object)).toEqual(["name"]);
});

test("asks for a machine that it invoked", async () => {
  const outer = setup({
    types: { context: {} as { readonly said: string } },
    actors: { inner: askingMachine() },
  }).createMachine({
    id: "outer",
    context: { said: "" },
    output: ({ context }) => context.said,
    initial: "inside",
    states: {
      inside: {
        invoke: {
          id: "in",
          src: "inner",
          onDone: { target: "done", actions: assign({ said: ({ event }) => event.output }) },
        },
      },
      done: { type: "final" },
    },
  });
  const round = startRounds(serverOf({ ask: machineTool({ machine: outer }) }));

  const { requestState, inputRequests } = await round("ask", {});
  const result = await round(
    "ask",
    {},
    {
      requestState,
      inputResponses: { name: accept({ name: "Ada" }) },
    },
  );

  expect(Object.keys(inputRequests as object)).toEqual(["name"]);
  expect(result["content"]).toEqual([{ type: "text", text: "Hello Ada" }]);
});

test("asks again under a key that was answered in a round before", async () => {
  const asking = <Target extends string>(key: string, target: Target) => ({
    invoke: {
      src: "askName" as const,
      input: { key, message: `${key}?` },
      onDone: {
        target,
        actions: {
          type: "keep" as const,
          params: ({ event }: { event: Answered }) => event.output.name,
        },
      },
    },
  });
  const machine = setup({
    types: { context: {} as { readonly said: readonly string[] } },
    actors: { askName: ask.elicit(name) },
    actions: {
      keep: assign({ said: ({ context }, answer: string) => [...context.said, answer] }),
    },
  }).createMachine({
    id: "again",
    context: { said: [] },
    output: ({ context }) => context,
    initial: "first",
    states: {
      first: asking("name", "second"),
      second: asking("other", "third"),
      third: asking("name", "done"),
      done: { type: "final" },
    },
  });
  const round = startRounds(serverOf({ again: machineTool({ machine }) }));
  const asked: string[][] = [];
  let result = await round("again", {});
  for (const said of ["Ada", "Bob", "Cyd"]) {
    const [key = "", ...more] = Object.keys(result["inputRequests"] ?? {});
    asked.push([key, ...more]);
    const inputResponses = { [key]: accept({ name: said }) };
    result = await round("again", {}, { requestState: result["requestState"], inputResponses });
  }

  expect(asked).toEqual([["name"], ["other"], ["name"]]);
  expect(result["structuredContent"]).toEqual({ said: ["Ada", "Bob", "Cyd"] });
});

test("samples, asks for roots, and names its questions by where they are asked", async () => {
  const model = setup({
    types: { context: {} as { readonly said: unknown[] } },
    actors: { sample: ask.sample, listRoots: ask.listRoots },
    actions: {
      keep: assign({
        said: ({ context }, answer: string | undefined) => [...context.said, answer],
      }),
    },
  }).createMachine({
    id: "model",
    context: { said: [] },
    output: ({ context }) => ({ said: context.said }),
    initial: "sampling",
    states: {
      sampling: {
        invoke: {
          src: "sample",
          input: { messages: [], maxTokens: 5 },
          onDone: {
            target: "roots",
            actions: { type: "keep", params: ({ event }) => event.output.model },
          },
        },
      },
      roots: {
        invoke: {
          src: "listRoots",
          onDone: {
            target: "done",
            actions: { type: "keep", params: ({ event }) => event.output[0]?.uri },
          },
        },
      },
      done: { type: "final" },
    },
  });
  const round = startRounds(serverOf({ ask: machineTool({ machine: model }) }));

  const first = await round("ask", {});
  const message = { role: "assistant", content: { type: "text", text: "!" }, model: "m" };
  const second = await round(
    "ask",
    {},
    {
      requestState: first["requestState"],
      inputResponses: { "0.model.sampling": message },
    },
  );
  const third = await round(
    "ask",
    {},
    {
      requestState: second["requestState"],
      inputResponses: { "0.model.roots": { roots: [{ uri: "file:///a" }] } },
    },
  );

  expect(Object.keys(first["inputRequests"] as object)).toEqual(["0.model.sampling"]);
  expect(third["structuredContent"]).toEqual({ said: ["m", "file:///a"] });
});
