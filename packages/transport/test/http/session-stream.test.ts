import { describe, expect, test } from "vitest";
import { HttpLinkWorld, openSession } from "../support/open-http-link.ts";
import { CALL, settled } from "./streaming.ts";

describe("the stream of the session", () => {
  test("brings what belongs to no request", async () => {
    await using world = await openSession();
    const get = await world.server.at(0, "GET");
    get.stream();
    get.say({ method: "notifications/tools/list_changed" });
    get.say({ id: 1, method: "ping" });
    await world.inbound.atLeast(3);
    expect(world.inbound.items.map(({ kind }) => kind)).toEqual(["gap", "notification", "request"]);
  });

  test.each([
    { title: "without ids has a gap wherever it begins anew", id: undefined, gaps: 2 },
    { title: "with ids has a gap where it begins, and none where it goes on", id: "1", gaps: 1 },
  ])("$title", async ({ id, gaps }) => {
    await using world = await openSession();
    const first = await world.server.at(0, "GET");
    first.stream();
    first.say({ method: "notifications/tools/list_changed" }, id);
    await world.inbound.atLeast(2);
    first.cut();
    await settled(() => world.clock.pending === 1);
    world.clock.advance(500);
    const second = await world.server.at(1, "GET");
    second.stream();
    second.say({ method: "notifications/tools/list_changed" }, id && `${id}1`);
    await world.inbound.atLeast(2 + gaps);

    expect(world.inbound.items.filter(({ kind }) => kind === "gap")).toHaveLength(gaps);
  });

  test.each([404, 405, 406, 400, 501, 200])(
    "that is answered %i is gone without (case 78)",
    async (status) => {
      await using world = await openSession({
        script: (asked) => (asked.method === "GET" ? asked.json({}, { status }) : asked.answer()),
      });
      await world.server.at(0, "GET");
      await world.ask().answer;
      world.clock.advance(120_000);
      await world.ask().answer;
      expect(world.server.of("GET")).toHaveLength(1);
      expect(world.link.over).toBe(false);
    },
  );

  test("that was there, and then is not found, says that the session is forgotten", async () => {
    await using world = await openSession();
    const first = await world.server.at(0, "GET");
    first.stream();
    first.say({ method: "notifications/tools/list_changed" });
    await world.inbound.atLeast(1);
    first.cut();
    await settled(() => world.clock.pending === 1);
    world.clock.advance(500);
    (await world.server.at(1, "GET")).status(404);

    expect(await world.inbound.ended()).toMatchObject({ error: { code: "expired" } });
    expect(world.link.over).toBe(true);
  });

  test("that another holds ends neither session nor calls (case 77)", async () => {
    await using world = await openSession({
      script: (asked) => asked.method === "GET" && asked.status(409),
    });
    const { answer } = world.ask();
    const asked = await world.server.at(2, "POST");
    await world.server.at(0, "GET");
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await settled(() => world.clock.pending === 1);
      world.clock.advance(30_000);
      await world.server.at(attempt, "GET");
    }
    asked.answer({ fine: 1 });
    expect(await answer).toMatchObject({ result: { fine: 1 } });
    expect(world.server.of("GET")).toHaveLength(9);
    expect(world.clock.pending).toBe(0);
  });

  test("that ends at once each time is come back to ever more slowly (case 95)", async () => {
    await using world = await openSession({
      script: (asked) => {
        if (asked.method !== "GET") return;
        asked.stream();
        asked.response.end();
      },
    });
    const waits: number[] = [];
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await settled(() => world.clock.pending === 1);
      waits.push(...world.clock.waits);
      world.clock.advance(world.clock.waits[0] ?? 0);
      await world.server.at(attempt + 1, "GET");
    }
    expect(waits.slice(0, 5)).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
    expect(waits.slice(-10)).toEqual(Array.from({ length: 10 }, () => 15_000));
    world.inbound.close();
    await settled(() => world.clock.pending <= 1);
  });

  test("without ids is opened anew without one (case 97)", async () => {
    await using world = await openSession();
    const first = await world.server.at(0, "GET");
    first.stream();
    first.say({ method: "notifications/tools/list_changed" });
    await world.inbound.atLeast(1);
    first.cut();
    await settled(() => world.clock.pending === 1);
    world.clock.advance(500);
    expect((await world.server.at(1, "GET")).headers).not.toHaveProperty("last-event-id");
  });

  test("and that of a request go on from ids of their own (case 98)", async () => {
    await using world = await openSession();
    const standing = await world.server.at(0, "GET");
    standing.stream();
    standing.say({ method: "notifications/tools/list_changed" }, "standing-1");
    const { answer } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream("id: call-1\ndata:\n\n");
    await world.inbound.atLeast(1);
    standing.cut();
    asked.response.end();
    await settled(() => world.clock.pending === 2);
    world.clock.advance(1_000);
    const again = [await world.server.at(1, "GET"), await world.server.at(2, "GET")];
    expect(new Set(again.map(({ headers }) => headers["last-event-id"]))).toEqual(
      new Set(["call-1", "standing-1"]),
    );
    const resumed = again.find(({ headers }) => headers["last-event-id"] === "call-1");
    resumed?.stream();
    resumed?.say({ id: 2, result: { fine: 1 } });
    expect(await answer).toMatchObject({ result: { fine: 1 } });
  });

  test("is not opened in a revision without sessions", async () => {
    await using world = await HttpLinkWorld.open({ script: (asked) => asked.answer() });
    world.link.send({ jsonrpc: "2.0", method: "notifications/anything" });
    await world.ask().answer;
    expect(world.server.of("GET")).toEqual([]);
  });
});
