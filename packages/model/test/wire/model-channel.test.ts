import { describe, expect, test } from "vitest";
import { BareResult } from "../../src/wire/bare-result.ts";
import { GENERATE, openChannel } from "./open-channel.ts";

describe("tokens", () => {
  test.each(["progress", "notify/progress", "/notify/progress", "notifications/progress"])(
    "that are called %s belong to the generation in flight",
    async (method) => {
      using end = openChannel();
      await end.send(GENERATE);

      const brought = await end.bring(
        { method, params: { token: "a" } },
        { method, params: { token: "b" } },
      );

      expect(brought).toMatchObject([
        { message: { method: "progress", params: { token: "a", requestId: 4, progress: 1 } } },
        { message: { method: "progress", params: { token: "b", requestId: 4, progress: 2 } } },
      ]);
    },
  );

  test("belong to nothing before there was a generation", async () => {
    using end = openChannel();

    const brought = await end.bring({ method: "progress", params: { token: "a" } });

    expect(brought).toEqual([
      {
        kind: "notification",
        message: { jsonrpc: "2.0", method: "progress", params: { token: "a" } },
      },
    ]);
  });

  test("cannot name another generation than theirs", async () => {
    using end = openChannel();
    await end.send(GENERATE);

    const [brought] = await end.bring({
      method: "progress",
      params: { token: "a", requestId: 99 },
    });

    expect(brought).toMatchObject({ message: { params: { requestId: 4 } } });
  });
});

describe("a tool call of the peer", () => {
  const CALL = {
    method: "toolCall",
    params: { callId: "c1", toolName: "add", arguments: { a: 1 } },
  };
  const ID = 'toolCall:"c1"';

  test("arrives as a request", async () => {
    using end = openChannel();

    expect(await end.bring(CALL)).toEqual([
      {
        kind: "request",
        message: { jsonrpc: "2.0", id: ID, method: "toolCall", params: CALL.params },
      },
    ]);
  });

  test.each([
    ["a result", { result: { sum: 3 } }, { result: { sum: 3 } }],
    ["a result that is no object", { result: new BareResult(3) }, { result: 3 }],
    ["an error", { error: { code: -32603, message: "no" } }, { error: "no" }],
  ])("is answered by a request of its own, with %s", async (_name, answer, sent) => {
    using end = openChannel();
    await end.bring(CALL);

    const heard = await end.send({ jsonrpc: "2.0", id: ID, ...answer });

    expect(heard).toMatchObject([{ method: "callToolResult", params: { callId: "c1", ...sent } }]);
  });

  test("is over when its result was received, of which nobody hears", async () => {
    using end = openChannel();
    await end.bring(CALL);
    const [request] = await end.send({ jsonrpc: "2.0", id: ID, result: {} });

    expect(await end.bring({ id: request && "id" in request && request.id, result: {} })).toEqual(
      [],
    );
  });

  test("that was answered is over before its generation", async () => {
    using end = openChannel();
    await end.send(GENERATE);
    await end.bring(CALL);
    await end.send({ jsonrpc: "2.0", id: ID, result: {} });

    expect(await end.bring({ id: GENERATE.id, result: {} })).toMatchObject([{ kind: "result" }]);
  });

  test("that names no call is a notification like any other", async () => {
    using end = openChannel();

    expect(await end.bring({ method: "toolCall", params: {} })).toMatchObject([
      { kind: "notification" },
    ]);
  });

  test("for a generation that was given up is a notification, until the next begins", async () => {
    using end = openChannel();
    await end.send(GENERATE, {
      jsonrpc: "2.0",
      method: "cancelled",
      params: { requestId: GENERATE.id },
    });

    expect(await end.bring(CALL)).toMatchObject([{ kind: "notification" }]);

    await end.send({ ...GENERATE, id: 5 });
    expect(await end.bring(CALL)).toMatchObject([{ kind: "request" }]);
  });

  test("departs with the generation that asks, after its answer", async () => {
    using end = openChannel();
    await end.send(GENERATE);
    await end.bring(CALL);

    const brought = await end.bring({ id: 4, result: {} });

    expect(brought).toMatchObject([{ kind: "result" }, { kind: "departure", key: ID }]);
  });

  test("departs with a generation that is cancelled, and not within the cancel", async () => {
    using end = openChannel();
    await end.send(GENERATE);
    await end.bring(CALL);

    await end.send({ jsonrpc: "2.0", method: "cancelled", params: { requestId: 4 } });

    expect(await end.bring()).toMatchObject([{ kind: "departure", key: ID }]);
  });
});

describe("a tool call of ours", () => {
  const ASK = {
    jsonrpc: "2.0",
    id: 9,
    method: "toolCall",
    params: { toolName: "add", arguments: {} },
  } as const;

  test("leaves as a notification", async () => {
    using end = openChannel();

    expect(await end.send(ASK)).toEqual([
      {
        jsonrpc: "2.0",
        method: "toolCall",
        params: { callId: "9", toolName: "add", arguments: {} },
      },
    ]);
  });

  test.each([
    [
      "an object",
      { result: { sum: 3 } },
      { kind: "result", message: { id: 9, result: { sum: 3 } } },
    ],
    ["a text", { result: "3" }, { kind: "result", message: { id: 9, result: { value: "3" } } }],
    ["nothing", {}, { kind: "result", message: { id: 9, result: { value: null } } }],
    [
      "words of failure",
      { error: "no" },
      { kind: "error", message: { id: 9, error: { code: -32603, message: "no" } } },
    ],
    [
      "an error",
      { error: { code: 7, message: "no" } },
      { kind: "error", message: { id: 9, error: { code: 7, message: "no" } } },
    ],
    [
      "an error of any shape",
      { error: [] },
      { kind: "error", message: { id: 9, error: { code: -32603 } } },
    ],
  ])("is answered by a result that is %s, which is acknowledged", async (_name, params, answer) => {
    using end = openChannel();
    await end.send(ASK);

    const brought = await end.bring({
      id: "r",
      method: "callToolResult",
      params: { callId: "9", ...params },
    });

    expect(brought).toMatchObject([answer]);
    expect(end.far.heard).toEqual([{ jsonrpc: "2.0", id: "r", result: {} }]);
  });

  test("that is given up is forgotten, and its result refused", async () => {
    using end = openChannel();
    await end.send(ASK);

    const heard = await end.send({ jsonrpc: "2.0", method: "cancelled", params: { requestId: 9 } });
    const brought = await end.bring({ id: 1, method: "callToolResult", params: { callId: "9" } });

    expect(heard).toEqual([]);
    expect(brought).toEqual([]);
    expect(end.far.heard).toMatchObject([{ id: 1, error: { code: -32602 } }]);
  });
});

test.each([
  ["a list", [1]],
  ["a text", "x"],
  ["null", null],
  ["false", false],
])("a result that is %s is one, both ways", async (_name, result) => {
  using end = openChannel();

  const [brought] = await end.bring({ id: 3, result });
  const [heard] = await end.send({ jsonrpc: "2.0", id: 5, result: new BareResult(result) });

  expect(brought).toMatchObject({ kind: "result", message: { id: 3, result: { value: result } } });
  expect(heard).toEqual({ jsonrpc: "2.0", id: 5, result });
});
