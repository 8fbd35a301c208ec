import { expect, test } from "vitest";
import { NOTHING_HELD } from "../../machine/test/peer/nothing-held.ts";
import { arrival, openClient } from "./open-client.ts";

test("an answer under an id of another type settles nothing, and is told of (case 30)", async () => {
  await using world = await openClient();
  const call = world.client.callTool("greet");
  await arrival();
  const request = world.far.request();

  world.far.give({ ...request, id: String(request.id) }, "Wrong");
  await arrival();
  expect(call.state).toBe("pending");
  expect(world.events).toContainEqual(
    expect.objectContaining({ type: "message.stray", reason: "unknown" }),
  );
  world.far.give(request, "Right");

  expect((await call).content).toEqual([{ type: "text", text: "Right" }]);
});

test.each([0, "first"])(
  "answers that all have the id %s settle at most its own call (case 32)",
  async (id) => {
    await using world = await openClient();
    const calls = [world.client.callTool("a"), world.client.callTool("b")];
    await arrival();
    const [first] = world.far.requests;
    const stamp = id === "first" ? (first?.id ?? 0) : id;

    for (const request of world.far.requests) world.far.give({ ...request, id: stamp }, "Hello");
    await arrival();

    expect(calls.map(({ state }) => state)).toEqual([
      id === "first" ? "completed" : "pending",
      "pending",
    ]);
    const strays = world.happened.filter((type) => type === "message.stray");
    expect(strays).toHaveLength(id === "first" ? 1 : 2);
  },
);

test("an error without id is told of and settles nothing (case 34)", async () => {
  await using world = await openClient();
  const call = world.client.callTool("greet", {}, { timeout: 100 });
  await arrival();

  world.far.say({ id: null, error: { code: -32_700, message: "Parse error" } });
  await arrival();

  expect(world.events).toContainEqual(
    expect.objectContaining({ type: "message.stray", reason: "anonymous" }),
  );
  world.clock.advance(100);
  await expect(call).rejects.toMatchObject({ outcome: "timedOut" });
});

test("of two answers the first counts, and the second is told of once (case 37)", async () => {
  await using world = await openClient();
  const call = world.client.callTool("greet");
  await arrival();

  world.far.give(world.far.request(), "First");
  world.far.give(world.far.request(), "Second");

  expect((await call).content).toEqual([{ type: "text", text: "First" }]);
  await arrival();
  expect(world.happened.filter((type) => type === "message.stray")).toHaveLength(1);
  expect(world.client.state).toBe("ready");
});

test.each<[error: object, rejection: object]>([
  [
    { code: 0, message: "zero" },
    { code: 0, message: "zero" },
  ],
  [
    { code: 2 ** 40, message: "huge" },
    { code: 2 ** 40, message: "huge" },
  ],
  [
    { code: -1, message: "", data: null },
    { code: -1, message: "", data: null },
  ],
  [
    { code: -1, message: "list", data: [1, { a: 2 }] },
    { code: -1, data: [1, { a: 2 }] },
  ],
  [
    { code: -1, message: "false", data: false },
    { code: -1, data: false },
  ],
  [
    { code: -1, message: "text", data: "text" },
    { code: -1, data: "text" },
  ],
  [{ code: 5 }, { code: 5, message: "Error is malformed", data: { code: 5 } }],
  [
    { code: "x", message: 1 },
    { message: "Error is malformed", data: { code: "x", message: 1 } },
  ],
  [[], { message: "Error is malformed", data: [] }],
])("the error %j settles its call as it came (case 39)", async (error, rejection) => {
  await using world = await openClient();
  const call = world.client.callTool("greet");
  await arrival();

  world.far.fail(world.far.request(), error);

  await expect(call).rejects.toMatchObject({ name: expect.stringMatching(/Error$/), ...rejection });
  expect(world.client.counts).toEqual(NOTHING_HELD);
});

test.each(["1", 1, "abc", 0, ""])(
  "a question with the id %j is answered under it (case 29)",
  async (id) => {
    await using world = await openClient({ roots: [], far: { revision: "2025-11-25" } });

    world.far.ask(id, "roots/list");
    await arrival();

    expect(world.far.answers).toEqual([{ jsonrpc: "2.0", id, result: { roots: [] } }]);
  },
);

test("a notification that nobody knows is told of, and nothing else happens (case 38)", async () => {
  await using world = await openClient();

  world.far.notify("notifications/invented", { x: 1 });
  await arrival();

  expect(world.happened).toEqual(["session.opened", "notification.received"]);
  expect(world.client.state).toBe("ready");
});

test("progress under a token that was made up reaches nobody, and the call goes on (case 62)", async () => {
  await using world = await openClient();
  const heard: unknown[] = [];
  const call = world.client.callTool(
    "greet",
    {},
    { onProgress: (progress) => heard.push(progress) },
  );
  await arrival();
  const { id } = world.far.request();

  for (const progressToken of ["made up", String(id), 999, 0]) {
    world.far.notify("notifications/progress", { progressToken, progress: 1 });
  }
  world.far.notify("notifications/progress", { progress: 1 });
  world.far.give(world.far.request(), "Hello");
  await call;

  expect(heard).toEqual([]);
});

test("progress after the answer reaches nobody (case 61)", async () => {
  await using world = await openClient();
  const heard: number[] = [];
  const call = world.client.callTool(
    "greet",
    {},
    { onProgress: ({ progress }) => heard.push(progress) },
  );
  await arrival();
  const request = world.far.request();

  world.far.progress(request, 1);
  world.far.give(request, "Hello");
  world.far.progress(request, 2);
  await call;
  await arrival();

  expect(heard).toEqual([1]);
});

test("a question that is never answered holds up no call (case 56)", async () => {
  await using world = await openClient({
    roots: () => new Promise(() => {}),
    far: { revision: "2025-11-25" },
  });
  const calls = [world.client.callTool("a"), world.client.callTool("b")];
  await arrival();
  world.far.ask("q", "roots/list");

  for (const request of world.far.requests) world.far.give(request, "Hello");

  expect(await Promise.all(calls)).toHaveLength(2);
});

test("whoever hears that the tools changed may list them meanwhile (case 68)", async () => {
  await using world = await openClient();
  const listed: unknown[] = [];
  world.client.events$.subscribe((event) => {
    if (event.type === "notification.received") listed.push(world.client.listTools());
  });
  const call = world.client.callTool("slow");
  await arrival();

  world.far.notify("notifications/tools/list_changed");
  await arrival();
  world.far.answer(world.far.request(), { tools: [] });
  expect(await Promise.all(listed)).toEqual([[]]);

  expect(call.state).toBe("pending");
});
