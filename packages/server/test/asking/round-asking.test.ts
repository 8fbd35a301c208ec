import { expect, test } from "vitest";
import { accept, ask, name, startTool } from "./asked-in-rounds.ts";

test("asks, and runs again with the answer", async () => {
  const { round } = startTool(async (ctx) => `Hello, ${(await ask(ctx, "who")).name}!`);

  const first = await round();
  const second = await round({
    requestState: first["requestState"],
    inputResponses: { who: accept({ name: "Ada" }) },
  });

  expect(first).toMatchObject({
    resultType: "input_required",
    requestState: expect.any(String),
    _meta: { "io.modelcontextprotocol/serverInfo": { name: "asking" } },
  });
  expect(first["inputRequests"]).toEqual({
    who: {
      method: "elicitation/create",
      params: {
        message: "who?",
        requestedSchema: {
          type: "object",
          properties: { name: { type: "string", minLength: 1 } },
          required: ["name"],
        },
      },
    },
  });
  expect(second).toMatchObject({ resultType: "complete", content: [{ text: "Hello, Ada!" }] });
});

test("sends questions that are asked together in one round, whoever awaits them", async () => {
  const { round } = startTool(async (ctx) => {
    const later = Promise.resolve().then(() => ask(ctx, "second"));
    // Nobody awaits these two once the first question has ended the run.
    const sampled = ctx.sample({ key: "sampled", messages: [], maxTokens: 5 });
    const roots = ctx.listRoots();
    await Promise.all([ask(ctx, "first"), later]);
    return [(await sampled).model, await roots];
  });

  const { inputRequests } = await round();

  const methods = Object.values(inputRequests as object).map(({ method }) => method);
  expect(methods).toHaveLength(4);
  expect(methods).toEqual(
    expect.arrayContaining(["elicitation/create", "roots/list", "sampling/createMessage"]),
  );
  expect(Object.keys(inputRequests as object)).toEqual(
    expect.arrayContaining(["first", "second", "sampled"]),
  );
});

test.each(["decline", "cancel"] as const)(
  "throws QuestionDeclined on %s, whatever comes with it (case 131)",
  async (action) => {
    let caught: unknown;
    const { round } = startTool((ctx) =>
      ask(ctx, "who").catch((error: unknown) => {
        caught = error;
        throw error;
      }),
    );
    const { requestState } = await round();

    const result = await round({
      requestState,
      inputResponses: { who: { action, content: null } },
    });

    expect(caught).toMatchObject({ name: "QuestionDeclined", action });
    expect(result).toMatchObject({ resultType: "complete", isError: true });
  },
);

test("keeps earlier answers over many rounds, each with a state of its own", async () => {
  const { round } = startTool(async (ctx) => {
    const names = [];
    for (const key of ["a", "b", "c"]) names.push((await ask(ctx, key)).name);
    return names.join("");
  });
  const states = new Set<unknown>();
  let result = await round();

  for (const key of ["a", "b", "c"]) {
    expect(Object.keys(result["inputRequests"] as object)).toEqual([key]);
    states.add(result["requestState"]);
    const inputResponses = { [key]: accept({ name: key }), stranger: { action: "accept" } };
    result = await round({ requestState: result["requestState"], inputResponses });
  }

  expect(result["content"]).toEqual([{ type: "text", text: "abc" }]);
  expect(states.size).toBe(3);
});

test("tells questions without keys apart, equal ones by their order", async () => {
  const { round } = startTool(async (ctx) => {
    const question = { message: "Name?", schema: name };
    const [first, second] = await Promise.all([ctx.elicit(question), ctx.elicit(question)]);
    return first.name + second.name;
  });
  const { inputRequests, requestState } = await round();
  const [first = "", second = ""] = Object.keys(inputRequests as object);

  const inputResponses = { [second]: accept({ name: "2" }), [first]: accept({ name: "1" }) };
  const done = await round({ requestState, inputResponses });

  expect(done["content"]).toEqual([{ type: "text", text: "12" }]);
});
