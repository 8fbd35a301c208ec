import { describe, expect, test } from "vitest";
import type { Asked } from "../support/http-server.ts";
import { HttpLinkWorld, MODERN, openSession } from "../support/open-http-link.ts";
import { CALL, noStanding, progress, settled } from "./streaming.ts";

/** A server without a stream of the session, that answers whoever comes back by a status. */
const comingBackGives = (status: number) => (asked: Asked) => {
  if (asked.method !== "GET") return;
  asked.status(asked.headers["last-event-id"] === undefined ? 405 : status);
};

/** Lets the wait be over, and gives the GET that comes back. */
async function resume(world: HttpLinkWorld, wait = 1_000, nth = 0): Promise<Asked> {
  await settled(() => world.clock.pending > 0);
  world.clock.advance(wait);
  const isReturn = ({ headers }: Asked) => headers["last-event-id"] !== undefined;
  await settled(() => world.server.of("GET").filter(isReturn).length > nth);
  const found = world.server.of("GET").filter(isReturn)[nth];
  if (found === undefined) throw new Error("Nobody came back");
  return found;
}

describe("a stream that is cut before the answer", () => {
  test("without an id that was seen loses the exchange at once (case 97)", async () => {
    await using world = await openSession({ script: noStanding });
    const { answer } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream(`data: ${JSON.stringify({ jsonrpc: "2.0", ...progress(2, 1) })}\n\n`);
    asked.response.end();
    await expect(answer).rejects.toThrow("it ended without an answer");
    expect(world.clock.pending).toBe(0);
  });

  test("is lost in a revision without sessions, ids or not (case 94)", async () => {
    await using world = await HttpLinkWorld.open({ dialect: MODERN });
    const { answer } = world.ask(CALL);
    const asked = await world.server.at(0);
    asked.stream("id: 7\ndata:\n\n");
    asked.response.end();
    await expect(answer).rejects.toThrow("it ended without an answer");
    expect(world.clock.pending).toBe(0);
  });

  test("after a priming event is resumed where it was (case 94)", async () => {
    await using world = await openSession({ script: noStanding });
    const { answer, related } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream("id: 7\ndata:\n\n");
    asked.response.end();
    const resumed = await resume(world);
    expect(resumed.headers).toMatchObject({
      "last-event-id": "7",
      "mcp-session-id": "session-1",
      "mcp-protocol-version": "2025-11-25",
      accept: "text/event-stream",
    });
    resumed.stream();
    resumed.say(progress(2, 1), "8");
    resumed.say({ id: 2, result: { fine: 1 } }, "9");
    resumed.response.end();
    expect(await answer).toMatchObject({ result: { fine: 1 } });
    expect(related).toHaveLength(1);
  });

  test("comes back exactly when the server asked, and pauses meanwhile (case 95)", async () => {
    await using world = await openSession({ script: noStanding });
    const { pauses } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream("id: 1\nretry: 3000\ndata:\n\n");
    asked.response.end();
    await settled(() => pauses.length === 1);
    expect(world.clock.waits).toEqual([3_000]);

    (await resume(world, 3_000)).stream("id: 2\ndata:\n\n");
    await settled(() => pauses.length === 2);
    expect(pauses).toEqual(["paused", "resumed"]);
  });

  test("asks again with the same id where nothing new came (case 96)", async () => {
    await using world = await openSession({ script: noStanding });
    world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream("id: 4\ndata:\n\n");
    asked.response.end();
    const second = await resume(world);
    second.stream(": nothing new\n\n");
    second.response.end();
    const third = await resume(world, 1_000, 1);
    expect(second.headers["last-event-id"]).toBe("4");
    expect(third.headers["last-event-id"]).toBe("4");
    third.stream("id: 5\ndata:\n\n");
    third.response.end();
    expect((await resume(world, 1_000, 2)).headers["last-event-id"]).toBe("5");
  });

  test("is given up after so many attempts that bring nothing", async () => {
    await using world = await openSession({ script: comingBackGives(503), maxAttempts: 2 });
    const { answer } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream("id: 4\ndata:\n\n");
    asked.response.end();
    for (const at of [0, 1, 2]) await resume(world, 30_000, at);
    await expect(answer).rejects.toThrow("was answered 503 Service Unavailable");
  });

  test.each([405, 400, 200])("is lost where coming back is answered %i", async (status) => {
    await using world = await openSession({ script: comingBackGives(status) });
    const { answer } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream("id: 4\ndata:\n\n");
    asked.response.end();
    await resume(world);
    await expect(answer).rejects.toMatchObject({ code: "lost", status });
  });

  test("takes the session along where coming back is answered 404 (case 70)", async () => {
    await using world = await openSession({ script: comingBackGives(404) });
    const { answer } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream("id: 4\ndata:\n\n");
    asked.response.end();
    await resume(world);
    await expect(answer).rejects.toMatchObject({ code: "expired", undelivered: false });
    expect(world.link.over).toBe(true);
  });

  test("is not come back to once it is abandoned", async () => {
    await using world = await openSession({ script: noStanding });
    const { exchange, pauses } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream("id: 4\nretry: 5\ndata:\n\n");
    asked.response.end();
    await settled(() => pauses.length === 1);
    exchange.abandon();
    expect(world.clock.pending).toBe(0);
  });
});
