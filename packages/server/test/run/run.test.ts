import { expect, test } from "vitest";
import { z } from "zod";
import { type Context, defineServer, type ServerEvent, tool } from "../../src/index.ts";
import { modern, startClient, startEra, turn } from "../raw-client.ts";

const ERAS = ["2025-11-25", "2026-07-28"];

function serverOf(run: (ctx: Context) => unknown) {
  const tools = { run: tool({ run: (_args, ctx) => run(ctx) }) };
  return defineServer({ name: "running", version: "1", tools });
}

test.each(ERAS)("gives what a generator returns, after its progress, in %s", async (version) => {
  const definition = serverOf(async function* (ctx) {
    yield ctx.progress(1, 2);
    yield "ignored";
    yield ctx.progress(2, 2);
    return { done: true };
  });
  await using era = await startEra(version, definition);
  const _meta = { ...(era.params["_meta"] as object), progressToken: "p" };

  const { result } = await era.client.call("run", {}, { _meta });

  expect(result).toMatchObject({ structuredContent: { done: true } });
  expect(era.client.notifications.map(({ params }) => params?.["progress"])).toEqual([1, 2]);
});

test.each(ERAS)("ends a generator at its next yield on cancel, in %s", async (version) => {
  const trail: unknown[] = [];
  let resume = () => {};
  const definition = serverOf(async function* () {
    try {
      yield new Promise<void>((resolve) => {
        resume = resolve;
      });
      trail.push("went on");
    } finally {
      trail.push("released");
    }
    return "late";
  });
  await using era = await startEra(version, definition);
  void era.client.call("run", {}, era.params);
  await turn();

  era.client.notify("notifications/cancelled", { requestId: era.client.lastId });
  await turn();
  resume();
  await turn();

  expect(trail).toEqual(["released"]);
  expect(era.client.server.counts.running).toBe(0);
});

test.each(ERAS)(
  "aborts a cancelled handler and answers nothing, in %s (case 57)",
  async (version) => {
    const events: ServerEvent[] = [];
    let reason: unknown;
    let answered = false;
    const definition = serverOf(async ({ signal }) => {
      await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
      ({ reason } = signal);
      throw new Error("stopped halfway");
    });
    const options = { onEvent: (event: ServerEvent) => events.push(event) };
    await using era = await startEra(version, definition, { options });
    void era.client.call("run", {}, era.params).then(() => {
      answered = true;
    });
    await turn();

    era.client.notify("notifications/cancelled", { requestId: era.client.lastId, reason: "bored" });
    await turn();

    expect(reason).toMatchObject({ outcome: "cancelled", message: "bored" });
    expect(answered).toBe(false);
    expect(events).toEqual([]);
    expect(era.client.server.counts.running).toBe(0);
  },
);

test("discards what a handler returns after it was cancelled (case 57)", async () => {
  let finish: (value: string) => void = () => {};
  const definition = serverOf(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  await using client = startClient(definition);
  let answered = false;
  void client.call("run", {}, modern()).then(() => {
    answered = true;
  });
  await turn();
  client.notify("notifications/cancelled", { requestId: client.lastId });
  await turn();

  finish("late");
  await turn();

  expect(answered).toBe(false);
  expect(client.server.counts.running).toBe(0);
});

test.each(ERAS)("shows the handler who asks, taken apart or not, in %s", async (version) => {
  const definition = serverOf(({ client, principal, meta, server }) => ({
    revision: client.revision,
    capabilities: client.capabilities,
    principal,
    traceparent: meta["traceparent"],
    running: server.counts.running,
  }));
  await using era = await startEra(version, definition, { capabilities: { roots: {} } });
  const _meta = { ...(era.params["_meta"] as object), traceparent: "00-a-b-01" };

  const { result } = await era.client.call("run", {}, { _meta });

  expect(result?.["structuredContent"]).toEqual({
    revision: version,
    capabilities: { roots: {} },
    principal: "local",
    traceparent: "00-a-b-01",
    running: 1,
  });
});

test("gives the same result in both eras, however its answers come", async () => {
  const unit = z.object({ unit: z.enum(["C", "F"]) });
  const definition = defineServer({
    name: "weather",
    version: "1",
    tools: {
      forecast: tool({
        input: z.object({ city: z.string() }),
        output: z.object({ city: z.string(), unit: z.string(), model: z.string() }),
        async run({ city }, ctx) {
          await ctx.progress(1, 2, "asking");
          const [chosen, { model }] = await Promise.all([
            ctx.elicit({ key: "unit", message: "Unit?", schema: unit }),
            ctx.sample({ key: "joke", messages: [], maxTokens: 9 }),
          ]);
          return { city, unit: chosen.unit, model };
        },
      }),
    },
  });
  const capabilities = { elicitation: {}, sampling: {} };
  const answers: { readonly [method: string]: object } = {
    "elicitation/create": { action: "accept", content: { unit: "C" } },
    "sampling/createMessage": {
      role: "assistant",
      content: { type: "text", text: "" },
      model: "m",
    },
  };
  await using legacy = await startEra("2025-11-25", definition, { capabilities });
  legacy.client.answerQuestion = ({ method }) => ({ result: { ...answers[method] } });
  await using era = await startEra("2026-07-28", definition, { capabilities });

  const old = await legacy.client.call("forecast", { city: "Oslo" });
  const asked = await era.client.call("forecast", { city: "Oslo" }, era.params);
  const current = await era.client.call(
    "forecast",
    { city: "Oslo" },
    {
      ...era.params,
      requestState: asked.result?.["requestState"],
      inputResponses: {
        unit: answers["elicitation/create"],
        joke: answers["sampling/createMessage"],
      },
    },
  );

  expect(old.result).toMatchObject({ structuredContent: { city: "Oslo", unit: "C", model: "m" } });
  expect(current.result).toMatchObject(old.result ?? {});
});

test("reports nothing once its run ended to ask, though it reported nothing before", async () => {
  const definition = serverOf(async (ctx) => {
    const asking = ctx.elicit({ message: "Which?", schema: z.object({ which: z.string() }) });
    void ctx.progress(1);
    await asking;
  });
  await using client = startClient(definition);
  const params = modern({ elicitation: {} }, { progressToken: "p" });

  const { result } = await client.call("run", {}, params);

  expect(result).toMatchObject({ resultType: "input_required" });
  expect(client.notifications).toEqual([]);
});
