import { type Params, ProtocolError } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import type { Answers } from "../../src/index.ts";
import { arrival, type FarWorld, openClient } from "../open-client.ts";

const FORM = {
  message: "Which?",
  requestedSchema: {
    type: "object",
    properties: {
      colour: { type: "string", enum: ["r", "g"], default: "g" },
      note: { type: "string" },
    },
    required: ["colour"],
  },
};
const PAGE = { mode: "url", message: "Go", url: "https://example.org", elicitationId: "e1" };
const MESSAGE = { role: "user", content: { type: "text", text: "hi" } } as const;
const SAMPLING = { messages: [MESSAGE], maxTokens: 10 };
const REPLY = { role: "assistant", content: { type: "text", text: "ho" }, model: "m" } as const;

/** What comes back when a server of the old era asks. */
async function ask(world: FarWorld, method: string, params?: object): Promise<unknown> {
  world.far.ask("q", method, params === undefined ? undefined : { ...params });
  await arrival();
  return world.far.answers.at(-1);
}

const result = (value: object) => ({ jsonrpc: "2.0", id: "q", result: value });
const error = (code: number, message: string) => ({
  jsonrpc: "2.0",
  id: "q",
  error: { code, message },
});

const accept = (content?: object) => () => ({ action: "accept", content }) as never;

test.each<
  [what: string, answers: Answers, method: string, params: object | undefined, answer: object]
>([
  [
    "an accepted form, with its default",
    { elicitation: accept({ note: "x" }) },
    "elicitation/create",
    FORM,
    result({ action: "accept", content: { note: "x", colour: "g" } }),
  ],
  [
    "a form accepted without content",
    { elicitation: accept() },
    "elicitation/create",
    { ...FORM, mode: "form" },
    result({ action: "accept", content: { colour: "g" } }),
  ],
  [
    "a declined form, whatever its content (case 131)",
    { elicitation: () => ({ action: "decline", content: null }) as never },
    "elicitation/create",
    FORM,
    result({ action: "decline" }),
  ],
  [
    "a form turned away from (case 131)",
    { elicitation: () => ({ action: "cancel", content: {} }) },
    "elicitation/create",
    FORM,
    result({ action: "cancel" }),
  ],
  [
    "a wrong choice is not sent (case 131)",
    { elicitation: accept({ colour: "b" }) },
    "elicitation/create",
    FORM,
    error(-32_603, "Answer does not fit the form: colour is none of r, g"),
  ],
  [
    "content that is none (case 131)",
    { elicitation: accept({ colour: { r: 1 } }) },
    "elicitation/create",
    FORM,
    error(
      -32_603,
      "Content of the answer is no object of text, numbers, booleans and lists of text",
    ),
  ],
  [
    "an answer that is none",
    { elicitation: () => undefined as never },
    "elicitation/create",
    FORM,
    error(-32_603, "Answer has no action accept, decline or cancel"),
  ],
  [
    "a visit that is agreed to, without its content",
    { elicitation: { url: accept({ token: "secret" }) } },
    "elicitation/create",
    PAGE,
    result({ action: "accept" }),
  ],
  [
    "a form where only visits were declared (case 132)",
    { elicitation: { url: accept() } },
    "elicitation/create",
    FORM,
    error(-32_602, "This client does not answer questions of mode form"),
  ],
  [
    "a visit where only forms were declared (case 132)",
    { elicitation: accept() },
    "elicitation/create",
    PAGE,
    error(-32_602, "This client does not answer questions of mode url"),
  ],
  [
    "roots that are no list",
    { roots: () => undefined as never },
    "roots/list",
    undefined,
    error(-32_603, "Roots are no list of places with a uri"),
  ],
  [
    "roots of which one has no URI",
    { roots: [{ uri: "file:///a" }, "file:///b" as never] },
    "roots/list",
    undefined,
    error(-32_603, "Roots are no list of places with a uri"),
  ],
  [
    "a refusal of another copy of the protocol",
    {
      elicitation: () =>
        Promise.reject(
          Object.assign(new Error("Mine"), {
            name: "ProtocolError",
            code: -32_050,
            toJSON: () => ({ code: -32_050, message: "Mine" }),
          }),
        ),
    },
    "elicitation/create",
    FORM,
    error(-32_050, "Mine"),
  ],
  [
    "a question without a form",
    { elicitation: accept() },
    "elicitation/create",
    { message: "x" },
    error(-32_602, "Question lacks a message, a form or a URL"),
  ],
  [
    "a question where none was declared (case 38)",
    {},
    "elicitation/create",
    FORM,
    error(-32_601, "This client cannot be asked"),
  ],
  ["a model's word", { sampling: () => REPLY }, "sampling/createMessage", SAMPLING, result(REPLY)],
  [
    "a model's word with tools",
    { sampling: { answer: () => REPLY, tools: true } },
    "sampling/createMessage",
    { ...SAMPLING, tools: [] },
    result(REPLY),
  ],
  [
    "sampling with tools that were not declared (case 132)",
    { sampling: () => REPLY },
    "sampling/createMessage",
    { ...SAMPLING, tools: [] },
    error(-32_602, "This client does not sample with tools"),
  ],
  [
    "sampling with a choice of tools that was not declared",
    { sampling: { answer: () => REPLY } },
    "sampling/createMessage",
    { ...SAMPLING, toolChoice: { mode: "none" } },
    error(-32_602, "This client does not sample with tools"),
  ],
  [
    "sampling without a limit",
    { sampling: () => REPLY },
    "sampling/createMessage",
    { messages: [] },
    error(-32_602, "Sampling lacks messages or maxTokens"),
  ],
  [
    "a model's word that is none",
    { sampling: () => ({}) as never },
    "sampling/createMessage",
    SAMPLING,
    error(-32_603, "Answer to sampling lacks role, content or model"),
  ],
  [
    "sampling where it was not declared (case 38)",
    {},
    "sampling/createMessage",
    SAMPLING,
    error(-32_601, "This client does not sample"),
  ],
  [
    "roots that are known",
    { roots: [{ uri: "file:///a" }] },
    "roots/list",
    undefined,
    result({ roots: [{ uri: "file:///a" }] }),
  ],
  [
    "roots that are found out",
    { roots: async () => [{ uri: "file:///b" }] },
    "roots/list",
    {},
    result({ roots: [{ uri: "file:///b" }] }),
  ],
  [
    "roots where they were not declared (case 38)",
    {},
    "roots/list",
    {},
    error(-32_601, "This client has no roots"),
  ],
  ["a sign of life", {}, "ping", undefined, result({})],
  [
    "a method that nobody knows (case 38)",
    {},
    "invented/method",
    {},
    error(-32_601, "This client does not know invented/method"),
  ],
])("%s", async (_what, answers, method, params, answer) => {
  await using world = await openClient({ ...answers, far: { revision: "2025-11-25" } });

  expect(await ask(world, method, params)).toEqual(answer);
});

test("an answer's own ProtocolError goes to the server, and is no event", async () => {
  const sampling = () => {
    throw new ProtocolError(-1, "User rejected sampling request");
  };
  await using world = await openClient({ sampling, far: { revision: "2025-11-25" } });

  expect(await ask(world, "sampling/createMessage", SAMPLING)).toEqual(
    error(-1, "User rejected sampling request"),
  );
  expect(world.happened).not.toContain("answer.failed");
});

test.each(["throws", "rejects"])(
  "an answer that %s is an event, and no words of it leave",
  async (how) => {
    const failure = new Error("my password is 1234");
    const roots = () => {
      if (how === "throws") throw failure;
      return Promise.reject(failure);
    };
    await using world = await openClient({ roots, far: { revision: "2025-11-25" } });

    expect(await ask(world, "roots/list")).toEqual(error(-32_603, "The client could not answer"));
    expect(world.events).toContainEqual({
      type: "answer.failed",
      method: "roots/list",
      error: failure,
    });
  },
);

test("a question that is withdrawn aborts its signal and is not answered (case 57)", async () => {
  let signal: AbortSignal | undefined;
  let settle: (roots: []) => void = () => {};
  const roots = (asked: { readonly signal: AbortSignal }) => {
    signal = asked.signal;
    return new Promise<[]>((resolve) => {
      settle = resolve;
    });
  };
  await using world = await openClient({ roots, far: { revision: "2025-11-25" } });
  await ask(world, "roots/list");

  world.far.notify("notifications/cancelled", { requestId: "q", reason: "too slow" });
  await arrival();
  settle([]);
  await arrival();

  expect(signal?.aborted).toBe(true);
  expect(signal?.reason).toMatchObject({ message: "too slow" });
  expect(world.far.answers).toEqual([]);
});

test("a call waits while a question is open, for as long as it takes", async () => {
  let settle: (roots: []) => void = () => {};
  const roots = () =>
    new Promise<[]>((resolve) => {
      settle = resolve;
    });
  await using world = await openClient({ roots, far: { revision: "2025-11-25" } });
  const call = world.client.callTool("greet", {}, { timeout: 100 });
  await arrival();

  await ask(world, "roots/list");
  expect(call.state).toBe("awaitingInput");
  world.clock.advance(1000);
  settle([]);
  await arrival();

  expect(call.state).toBe("progressing");
  expect(world.far.answers).toMatchObject([{ id: "q", result: { roots: [] } }]);
});

const asking = (requests: Params) => ({
  resultType: "input_required",
  inputRequests: requests,
  requestState: "sealed",
});

test("questions inside an answer are answered together, and the state comes back as it went", async () => {
  await using world = await openClient({ elicitation: accept({ colour: "r" }), roots: [] });
  const call = world.client.callTool("paint", { thing: "door" });
  await arrival();
  const first = world.far.request();

  world.far.answer(
    first,
    asking({ c: { method: "elicitation/create", params: FORM }, r: { method: "roots/list" } }),
  );
  await arrival();
  const second = world.far.request();

  expect(second.id).not.toBe(first.id);
  expect(second.params).toMatchObject({
    name: "paint",
    arguments: { thing: "door" },
    requestState: "sealed",
    inputResponses: { c: { action: "accept", content: { colour: "r" } }, r: { roots: [] } },
  });
  world.far.give(second, "done");
  expect((await call).content).toHaveLength(1);
});

test("a question inside an answer that cannot be answered ends the call, with the reason", async () => {
  await using world = await openClient();
  const call = world.client.callTool("paint");
  await arrival();

  world.far.answer(
    world.far.request(),
    asking({ c: { method: "elicitation/create", params: FORM } }),
  );

  await expect(call).rejects.toMatchObject({
    outcome: "cancelled",
    message: "Client did not answer elicitation/create: This client cannot be asked",
  });
});

test("an answer that fails inside an answer is the cause of the call's error, and does not leave", async () => {
  const failure = new TypeError("my password is 1234");
  const elicitation = () => Promise.reject(failure);
  await using world = await openClient({ elicitation });
  const call = world.client.callTool("paint");
  await arrival();

  world.far.answer(
    world.far.request(),
    asking({ c: { method: "elicitation/create", params: FORM } }),
  );

  await expect(call).rejects.toMatchObject({
    outcome: "cancelled",
    message: "Client did not answer elicitation/create: The client could not answer",
    cause: failure,
  });
});
