import { ProtocolError } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import type { Answers } from "../../src/index.ts";
import { arrival } from "../open-client.ts";
import { ask, error, FORM, openAnswering, result, SAMPLING } from "./asking.ts";

test.each<
  [what: string, answers: Answers, method: string, params: object | undefined, answer: object]
>([
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
    "a question where none was declared (case 38)",
    {},
    "elicitation/create",
    FORM,
    error(-32_601, "This client cannot be asked"),
  ],
  [
    "sampling where it was not declared (case 38)",
    {},
    "sampling/createMessage",
    SAMPLING,
    error(-32_601, "This client does not sample"),
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
  await using world = await openAnswering(answers);

  expect(await ask(world, method, params)).toEqual(answer);
});

test("an answer's own ProtocolError goes to the server, and is no event", async () => {
  const sampling = () => {
    throw new ProtocolError(-1, "User rejected sampling request");
  };
  await using world = await openAnswering({ sampling });

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
    await using world = await openAnswering({ roots });

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
  await using world = await openAnswering({ roots });
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
  await using world = await openAnswering({ roots });
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
