import { describe, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { connectModel, type ModelEvent, type ModelOffer, modelTool } from "../../src/index.ts";
import { openModel } from "../open-model.ts";
import { arrival, rawServer } from "../raw-end.ts";

const add = modelTool({
  description: "Adds two numbers.",
  input: z.object({ a: z.number(), b: z.number().default(1) }),
  run({ a, b }) {
    expectTypeOf(b).toEqualTypeOf<number>();
    return { sum: a + b };
  },
});

/** A model that calls one tool with what it is asked, and says what that gave. */
const caller: ModelOffer = {
  async *generate({ tool, args }, { callTool }) {
    try {
      yield JSON.stringify(await callTool(String(tool), args));
    } catch (error) {
      yield `failed: ${error instanceof Error ? error.message : ""}`;
    }
  },
};

describe("a tool of the client", () => {
  test("is told to the model when it is connected to", async () => {
    await using opened = await openModel(
      {
        async *generate(_request, { tools, client }) {
          yield JSON.stringify({ tools, name: client.name });
        },
      },
      { client: { tools: { add }, client: { name: "desk", version: "1" } } },
    );

    expect(JSON.parse(await opened.model.generate(""))).toMatchObject({
      name: "desk",
      tools: [
        {
          name: "add",
          description: "Adds two numbers.",
          inputSchema: { type: "object", required: ["a"] },
        },
      ],
    });
  });

  test.each([
    ["its result", { tool: "add", args: { a: 2 } }, '{"sum":3}'],
    ["a result that is no object", { tool: "echo", args: { text: "hi" } }, '"hi"'],
    ["null where there is no result", { tool: "nothing" }, "null"],
    [
      "what is wrong with its arguments",
      { tool: "add", args: { a: "2" } },
      'failed: Invalid arguments for tool "add": a: Invalid input: expected number, received string',
    ],
    ["that there is no such tool", { tool: "constructor" }, 'failed: Unknown tool "constructor"'],
    ["what it threw", { tool: "broken" }, "failed: The disk is full"],
  ])("gives the model %s", async (_name, request, said) => {
    const tools = {
      add,
      echo: modelTool({ input: z.object({ text: z.string() }), run: ({ text }) => text }),
      nothing: modelTool({ run() {} }),
      broken: modelTool({
        run() {
          throw new Error("The disk is full");
        },
      }),
    };
    await using opened = await openModel(caller, { client: { tools } });

    expect(await opened.model.generate({ prompt: "", ...request })).toBe(said);
    expect(opened.model.counts).toMatchObject({ requests: 0, calls: 0 });
  });

  test("that failed is an event as well", async () => {
    const events: ModelEvent[] = [];
    await using opened = await openModel(caller, {
      client: { tools: { add }, onEvent: (event) => events.push(event) },
    });

    await opened.model.generate({ prompt: "", tool: "add", args: {} });

    expect(events).toContainEqual(expect.objectContaining({ type: "tool.failed", name: "add" }));
  });

  test("runs beside others, and their results find the calls that asked", async () => {
    const release: (() => void)[] = [];
    const wait = modelTool({
      input: z.object({ n: z.number() }),
      run: ({ n }) => new Promise<number>((resolve) => release.push(() => resolve(n))),
    });
    await using opened = await openModel(
      {
        async *generate(_request, { callTool }) {
          const calls = [0, 1, 2].map((n) => callTool("wait", { n }));
          yield JSON.stringify(await Promise.all(calls));
        },
      },
      { client: { tools: { wait } } },
    );
    const generation = opened.model.generate("");
    await arrival();
    expect(release).toHaveLength(3);

    for (const settle of release.toReversed()) settle();

    expect(await generation).toBe("[0,1,2]");
  });

  test("may take longer than the silence that is allowed", async () => {
    let settle: () => void = () => {};
    const slow = modelTool({
      run: () =>
        new Promise<void>((resolve) => {
          settle = resolve;
        }),
    });
    await using opened = await openModel(caller, { client: { tools: { slow } } });
    const generation = opened.model.generate({ prompt: "", tool: "slow" }, { timeout: 1000 });
    await arrival();

    opened.clock.advance(500_000);
    settle();

    expect(await generation).toBe("null");
  });

  test("is told when its generation is cancelled, and its result goes nowhere", async () => {
    const reasons: unknown[] = [];
    const watching = modelTool({
      run: (_args, { signal }) =>
        new Promise<void>((resolve) =>
          signal.addEventListener("abort", () => {
            reasons.push(signal.reason);
            resolve();
          }),
        ),
    });
    await using opened = await openModel(caller, { client: { tools: { watching } } });
    const generation = opened.model.generate({ prompt: "", tool: "watching" });
    await arrival();

    generation.cancel();
    await arrival();

    expect(reasons).toMatchObject([{ message: "The generation was cancelled" }]);
    expect(opened.model.counts).toMatchObject({ requests: 0, slots: 0, timers: 0 });
    expect(opened.served.counts).toMatchObject({ requests: 0, calls: 0 });
  });

  test("is answered under the prefixed name too, with the call id as it came", async () => {
    const end = rawServer((message, { send }) => {
      if (!("method" in message) || !("id" in message)) return;
      if (message.method === "callToolResult") {
        send({ id: message.id, result: {} });
        send({ id: 3, result: { content: "done" } });
        return;
      }
      const params = { callId: 77, toolName: "add", arguments: { a: 1 } };
      send({ method: "notify/toolCall", params });
    });
    await using model = await connectModel({ channel: end.channel }, { tools: { add } });

    expect(await model.generate("")).toBe("done");
    expect(end.heard.at(-1)).toMatchObject({
      method: "callToolResult",
      params: { callId: 77, result: { sum: 2 } },
    });
  });

  test("cannot be asked for by a model where there is none", async () => {
    await using opened = await openModel(caller);

    const said = await opened.model.generate({ prompt: "", tool: "add" });

    expect(said).toBe("failed: The client runs no tools");
  });

  test("with a schema that no model could be told of is an error of connecting", async () => {
    const tools = { odd: modelTool({ input: z.object({ f: z.date() }), run() {} }) };

    await expect(openModel(caller, { client: { tools } })).rejects.toThrow(
      /^Input of tool "odd" has no JSON Schema/,
    );
  });
});

describe("a tool of the model server", () => {
  const tools = {
    add,
    list: modelTool({ run: () => [1, 2] }),
    leaky: modelTool({
      run() {
        throw new Error("10.0.0.7 refused us");
      },
    }),
  };
  const offer: ModelOffer = { ...caller, tools };

  test("is listed, and told of when it is connected to", async () => {
    await using opened = await openModel(offer);

    const listed = await opened.model.listTools();

    expect(listed.map(({ name }) => name)).toEqual(["add", "list", "leaky"]);
    expect(opened.model.server.capabilities["tools"]).toEqual(listed);
  });

  test("can be called, with any result", async () => {
    await using opened = await openModel(offer);

    expect(await opened.model.callTool("add", { a: 1, b: 2 })).toEqual({ sum: 3 });
    expect(await opened.model.callTool("list")).toEqual([1, 2]);
  });

  test.each([
    [
      "add",
      { a: "x" },
      {
        code: -32602,
        message:
          'Invalid arguments for tool "add": a: Invalid input: expected number, received string',
      },
    ],
    ["missing", {}, { code: -32602, message: 'Unknown tool "missing"' }],
    ["leaky", {}, { code: -32603, message: "Could not run the tool" }],
  ])("that cannot be called is an error: %s", async (name, args, error) => {
    await using opened = await openModel(offer);

    await expect(opened.model.callTool(name, args)).rejects.toMatchObject(error);
  });

  test("says what went wrong where the server exposes it", async () => {
    await using opened = await openModel(offer, { server: { expose: true } });

    await expect(opened.model.callTool("leaky")).rejects.toThrow("10.0.0.7 refused us");
  });

  test.each([
    ["an object", { tools: [{ name: "a" }] }],
    ["a list", [{ name: "a" }]],
  ])("is found in an answer that is %s", async (_name, result) => {
    const end = rawServer((message, { send }) => {
      if ("id" in message) send({ id: message.id, result });
    });
    await using model = await connectModel({ channel: end.channel });

    expect(await model.listTools()).toEqual([{ name: "a" }]);
  });
});
