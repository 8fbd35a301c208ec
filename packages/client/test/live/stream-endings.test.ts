import { describe, expect, test } from "vitest";
import { arrival, type FarWorld } from "../open-client.ts";
import { giveTool, methods, newest, openViews, show } from "./showing.ts";
import {
  acknowledged,
  cancelled,
  filters,
  LIST_CHANGED,
  LISTEN,
  listens,
  REVISION,
  showingTools,
} from "./streaming.ts";

describe("a stream that ends is opened again, later each time (case 104)", () => {
  test.each<[how: string, cause: string, end: (world: FarWorld) => void]>([
    [
      "with a result",
      "Server ended the stream of changes",
      ({ far }) => far.answer(far.asked(LISTEN)[0] ?? far.request()),
    ],
    [
      "with a cancel and a result",
      "Server cancelled the stream of changes",
      ({ far }) => {
        const request = far.asked(LISTEN)[0] ?? far.request();
        far.notify("notifications/cancelled", { requestId: request.id });
        far.answer(request);
      },
    ],
    [
      "with an error",
      "Server refused the stream of changes: -32603 Broken",
      ({ far }) =>
        far.fail(far.asked(LISTEN)[0] ?? far.request(), { code: -32_603, message: "Broken" }),
    ],
  ])("%s", async (_how, cause, end) => {
    await using world = await showingTools();
    end(world);
    await arrival();
    expect(world.events).toContainEqual({ type: "subscription.lost", cause, retried: true });
    world.clock.advance(99);
    await arrival();
    expect(listens(world)).toHaveLength(1);
    world.clock.advance(1);
    await arrival();
    await acknowledged(world);
    await giveTool(world, "b");

    expect(filters(world)).toEqual([{ toolsListChanged: true }, { toolsListChanged: true }]);
    expect(world.shown.values).toEqual([[{ name: "a" }], [{ name: "b" }]]);
  });

  test("the waits grow until a stream has stood for a while", async () => {
    await using world = await showingTools();
    const waits: number[] = [];
    const endAndWait = async (): Promise<number> => {
      const before = listens(world).length;
      world.far.answer(newest(world, LISTEN));
      await arrival();
      for (let wait = 100; ; wait += 100) {
        world.clock.advance(100);
        await arrival();
        if (listens(world).length > before) return wait;
      }
    };
    for (let at = 0; at < 3; at += 1) {
      waits.push(await endAndWait());
      await acknowledged(world);
    }
    world.clock.advance(30_000);
    waits.push(await endAndWait());

    expect(waits).toEqual([100, 200, 400, 100]);
  });

  test("what is wanted meanwhile is in the next filter, and is read without waiting", async () => {
    await using world = await showingTools();
    world.far.answer(newest(world, LISTEN));
    await arrival();
    show(world.client.resource$("file:///a"));
    await arrival();
    expect(methods(world).at(-1)).toBe("resources/read");
    expect(listens(world)).toHaveLength(1);
    world.clock.advance(100);
    await arrival();

    expect(filters(world).at(-1)).toEqual({
      toolsListChanged: true,
      resourceSubscriptions: ["file:///a"],
    });
  });

  test("nobody looks any more: it stays away", async () => {
    await using world = await showingTools();
    world.far.answer(newest(world, LISTEN));
    await arrival();
    world.shown.unsubscribe();
    await arrival();
    world.clock.advance(60_000);
    await arrival();

    expect(listens(world)).toHaveLength(1);
  });

  test("while its successor is refused, the one before goes on", async () => {
    await using world = await showingTools();
    const [first] = listens(world);
    show(world.client.prompts$);
    await arrival();
    world.far.fail(newest(world, LISTEN), { code: -32_603, message: "Busy" });
    await arrival();
    if (first !== undefined) world.far.tell(first, LIST_CHANGED);
    await arrival();
    await giveTool(world, "b");

    expect(world.shown.values).toEqual([[{ name: "a" }], [{ name: "b" }]]);
    expect(cancelled(world)).toEqual([]);
  });
});

describe("a stream that is refused for good is not asked for again", () => {
  test.each<[how: string, cause: string, answer: (world: FarWorld) => void]>([
    [
      "a bare result without an acknowledgement (case 103)",
      "Server answered subscriptions/listen without acknowledging it",
      ({ far }) => far.answer(far.request()),
    ],
    [
      "no such method",
      "Server refused the stream of changes: -32601 Method not found",
      ({ far }) => far.fail(far.request(), { code: -32_601, message: "Method not found" }),
    ],
  ])("%s", async (_how, cause, answer) => {
    await using world = await openViews(REVISION);
    const { values } = show(world.client.tools$);
    await arrival();
    answer(world);
    await arrival();
    expect(world.events).toContainEqual({ type: "subscription.lost", cause, retried: false });
    await giveTool(world, "a");
    world.clock.advance(3_600_000);
    await arrival();

    expect(values).toEqual([[{ name: "a" }]]);
    expect(listens(world)).toHaveLength(1);
  });

  test("silence is waited for a minute, and then views are read without it", async () => {
    await using world = await openViews(REVISION);
    show(world.client.tools$);
    await arrival();
    world.clock.advance(60_000);
    await arrival();

    expect(methods(world)).toEqual([LISTEN, "tools/list"]);
    expect(cancelled(world)).toEqual([newest(world, LISTEN).id]);
    expect(world.events).toContainEqual({
      type: "subscription.lost",
      cause: "Stream of changes was not acknowledged in time",
      retried: true,
    });
  });
});
