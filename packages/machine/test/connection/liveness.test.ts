import { expect, test } from "vitest";
import { arrival, entering, type Script } from "../negotiation/far-end.ts";
import { startConnection } from "./start-connection.ts";

/** Opens, then answers signs of life as told. */
function living(alive: Script): Script {
  return (request, far) =>
    request.method === "alive" ? alive(request, far) : entering(request, far);
}

test("a peer that stalls is lost after interval and patience, and supervision acts", async () => {
  const { connection, clock, dials, notices } = startConnection({ encounters: [living(() => {})] });
  await connection.opened();

  clock.advance(30_000);
  await arrival();
  expect(dials.last.methods.at(-1)).toBe("alive");
  clock.advance(9_999);
  expect(connection.state).toBe("ready");
  clock.advance(1);

  expect(connection.state).toBe("reconnecting");
  expect(notices.at(-1)).toMatchObject({ cause: "No sign of life for 40 s" });
  await arrival();
  expect(dials.last.isOver).toBe(true);
});

test.each<[string, Script]>([
  ["an answer", (request, far) => far.answer(request)],
  ["an error", (request, far) => far.fail(request, -32_601)],
  ["any other message", (_request, far) => far.notify("news")],
])("%s is a sign of life", async (_sign, alive) => {
  const { connection, clock, dials } = startConnection({ encounters: [living(alive)] });
  await connection.opened();

  for (let step = 0; step < 40; step += 1) {
    clock.advance(5_000);
    await arrival();
  }

  expect(connection.state).toBe("ready");
  expect(dials.last.methods.filter((method) => method === "alive").length).toBeGreaterThan(2);
});

test("a peer that talks is not asked", async () => {
  const { connection, clock, dials } = startConnection();
  await connection.opened();

  for (let step = 0; step < 20; step += 1) {
    clock.advance(29_000);
    dials.last.notify("news");
    await arrival();
  }

  expect(dials.last.methods).not.toContain("alive");
});

test("without an interval nobody is asked", async () => {
  const { connection, clock, dials } = startConnection({ liveness: { interval: false } });
  await connection.opened();

  clock.advance(86_400_000);
  await arrival();

  expect(dials.last.methods).not.toContain("alive");
  expect(connection.state).toBe("ready");
});

test("an idle connection holds no process", async () => {
  const { connection, clock } = startConnection();

  await connection.opened();

  expect(clock.pending).toBe(0);
  expect(clock.waiting.size).toBeGreaterThan(0);
});

test("a watch that is asking stops with its link", async () => {
  const { connection, clock, dials } = startConnection({ encounters: [living(() => {})] });
  await connection.opened();
  clock.advance(30_000);
  await arrival();

  dials.last.close();
  await arrival();
  await connection.close();

  expect(clock.waiting.size).toBe(0);
});
