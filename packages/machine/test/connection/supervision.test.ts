import { TransportError } from "@mcp-actors/transport";
import { expect, test } from "vitest";
import { probingDialect } from "../negotiation/dialects.ts";
import { arrival, entering, greeting, type Script, silent } from "../negotiation/far-end.ts";
import { startConnection } from "./start-connection.ts";

const unreachable = new TransportError("unreachable", "Refused");

test("reconnects after a loss, and a call that waited leaves then", async () => {
  const { connection, clock, dials, peer, states } = startConnection();
  await connection.opened();

  dials.last.close();
  await arrival();
  expect(connection.state).toBe("reconnecting");
  peer.call({ method: "work" });
  clock.advance(100);
  await connection.opened();
  await arrival();

  expect(dials.last.methods).toEqual(["enter", "entered", "work"]);
  expect(states.slice(2)).toEqual(["reconnecting", "connecting", "negotiating", "ready"]);
});

test("waits longer before each attempt", async () => {
  const { connection, clock, dials } = startConnection({ encounters: [entering, unreachable] });
  await connection.opened();
  dials.last.close();
  await arrival();

  for (const [delay, dialled] of [
    [100, 2],
    [200, 3],
    [400, 4],
  ] as const) {
    clock.advance(delay - 1);
    await arrival();
    expect(dials.revisions).toHaveLength(dialled - 1);
    clock.advance(1);
    await arrival();
    expect(dials.revisions).toHaveLength(dialled);
  }
});

test("gives up after the attempts of the policy, naming how many and the last cause", async () => {
  const { connection, clock, dials } = startConnection({
    encounters: [entering, unreachable],
    policy: { maxAttempts: 3 },
  });
  await connection.opened();

  dials.last.close();
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await arrival();
    clock.advance(30_000);
  }

  await expect(connection.opened()).rejects.toMatchObject({
    code: "lost",
    message: "Gave up after 3 attempts to reconnect: Refused",
    cause: unreachable,
  });
  expect(dials.revisions).toHaveLength(4);
  expect(clock.waiting.size).toBe(0);
});

test("a peer that dies soon after each start is a crash loop and is given up", async () => {
  const dying: Script = (request, far) => {
    entering(request, far);
    queueMicrotask(() => queueMicrotask(() => far.close()));
  };
  const { connection, clock, dials } = startConnection({
    encounters: [dying],
    policy: { maxAttempts: 2 },
  });

  for (let life = 1; life <= 3; life += 1) {
    await arrival();
    clock.advance(29_999);
  }

  await expect(connection.opened()).rejects.toThrow(
    "Gave up after 2 attempts to reconnect: The peer closed the connection",
  );
  expect(dials.ends).toHaveLength(3);
  expect(connection.state).toBe("failed");
});

test("sustained uptime ends the row of attempts", async () => {
  const { connection, clock, dials } = startConnection({ policy: { maxAttempts: 1 } });

  for (let life = 1; life <= 5; life += 1) {
    await arrival();
    expect(connection.state).toBe("ready");
    clock.advance(30_000);
    dials.last.close();
    await arrival();
    clock.advance(250);
  }

  await connection.opened();
  expect(dials.ends).toHaveLength(6);
});

test("never restarts where the policy says so", async () => {
  const { connection, dials, states } = startConnection({ policy: { restart: "never" } });
  await connection.opened();

  dials.last.close();

  await arrival();
  await expect(connection.opened()).rejects.toThrow("The peer closed the connection");
  expect(states.slice(2)).toEqual(["draining", "failed"]);
});

test("opens with the dialect that worked, and once from the start when it fails", async () => {
  const { connection, clock, dials } = startConnection({
    dialect: probingDialect(),
    // The second far end is an upgrade: it does not know the old opening any more.
    encounters: [entering, (request, far) => far.fail(request, -32_601), greeting],
  });
  await connection.opened();
  expect(connection.session?.dialect.revision).toBe("b");

  dials.last.close();
  await arrival();
  clock.advance(250);
  const session = await connection.opened();

  expect(session.dialect.revision).toBe("c");
  expect(dials.ends.map(({ methods }) => methods[0])).toEqual(["greet", "enter", "greet"]);
});

test("a peer that dies while it opens anew speaks the dialect that it spoke before", async () => {
  const { connection, clock, dials } = startConnection({
    dialect: probingDialect(),
    encounters: [greeting, (_request, far) => far.close(), greeting],
  });
  await connection.opened();

  dials.last.close();
  await arrival();
  clock.advance(250);
  const session = await connection.opened();

  expect(session.dialect.revision).toBe("c");
  expect(dials.ends.map(({ methods }) => methods)).toEqual([["greet"], ["greet"], ["greet"]]);
});

/** Answers either opening. */
const either: Script = (request, far) =>
  request.method === "greet" ? greeting(request, far) : entering(request, far);
/** Dies of the one opening and answers the other. */
const dyingOfGreet: Script = (request, far) =>
  request.method === "greet" ? far.close() : entering(request, far);

test("a peer that dies again and again while it opens anew speaks the dialect that it spoke before", async () => {
  const { connection, clock, dials } = startConnection({
    dialect: probingDialect(),
    encounters: [greeting, (_request, far) => far.close(), (_request, far) => far.close(), either],
  });
  await connection.opened();

  dials.last.close();
  await arrival();
  clock.advance(250);
  const session = await connection.opened();

  expect(session.dialect.revision).toBe("c");
  // Two that died, one that shows that it lives again, and the one that goes on.
  expect(dials.ends.slice(1).map(({ methods }) => methods)).toEqual([
    ["greet"],
    ["greet"],
    ["enter"],
    ["greet"],
  ]);
});

test("a peer that lives, and dies of the opening that it knew before, is opened in the other way", async () => {
  const { connection, clock, dials } = startConnection({
    dialect: probingDialect(),
    encounters: [greeting, dyingOfGreet],
  });
  await connection.opened();

  dials.last.close();
  await arrival();
  clock.advance(250);
  const session = await connection.opened();

  expect(session.dialect.revision).toBe("b");
  expect(dials.ends.slice(1).map(({ methods }) => methods)).toEqual([
    ["greet"],
    ["greet"],
    ["enter"],
    ["greet"],
    ["enter", "entered"],
  ]);
});

test("a peer that starts slowly anew is waited for in the dialect that it spoke before", async () => {
  const late: (() => void)[] = [];
  const { connection, clock, dials } = startConnection({
    dialect: probingDialect(),
    encounters: [greeting, (request, far) => void late.push(() => greeting(request, far))],
  });
  await connection.opened();
  dials.last.close();
  await arrival();
  clock.advance(250);
  await arrival();

  clock.advance(29_999);
  for (const answer of late) answer();
  const session = await connection.opened();

  expect(session.dialect.revision).toBe("c");
  expect(dials.last.methods).toEqual(["greet"]);
});

test("a peer that stays silent in the dialect that it spoke before is asked from the start", async () => {
  const { connection, clock, dials } = startConnection({
    dialect: probingDialect(),
    encounters: [
      greeting,
      silent,
      (request, far) => {
        if (request.method === "enter") entering(request, far);
      },
    ],
  });
  await connection.opened();
  dials.last.close();
  await arrival();
  clock.advance(250);
  await arrival();

  clock.advance(30_000);
  await arrival();
  clock.advance(3_000);
  const session = await connection.opened();

  expect(session.dialect.revision).toBe("b");
  expect(dials.ends.map(({ methods }) => methods)).toEqual([
    ["greet"],
    ["greet", "cancelled"],
    ["greet", "cancelled", "enter", "entered"],
  ]);
});

test("doubts the dialect once: when the opening fails from the start too, it counts as an attempt", async () => {
  const { connection, clock, dials } = startConnection({
    dialect: probingDialect(),
    encounters: [greeting, (_request, far) => far.close()],
    policy: { maxAttempts: 1 },
  });
  await connection.opened();

  dials.last.close();
  await arrival();
  clock.advance(250);

  await expect(connection.opened()).rejects.toThrow("Gave up after 1 attempt to reconnect");
  expect(dials.revisions).toEqual(["c", "c", "c", "b"]);
});

test("each attempt may ask for fresh wires anew", async () => {
  const { connection, clock, dials } = startConnection({
    dialect: probingDialect(),
    encounters: [(_request, far) => far.close()],
    policy: { retryFirst: true, maxAttempts: 4, factor: 1 },
  });

  for (let attempt = 0; attempt <= 4; attempt += 1) {
    await arrival();
    clock.advance(100);
  }

  await expect(connection.opened()).rejects.toMatchObject({ code: "unreachable" });
  expect(dials.revisions.join("")).toBe("cb".repeat(5));
});

test("restores the session of a reconnect before calls leave, and not the first", async () => {
  const restored: string[] = [];
  let open = (): void => {};
  const { connection, clock, dials, peer } = startConnection({
    restore: (session, link) => {
      restored.push(session.dialect.revision);
      link.open({ method: "subscribe" }, { related() {}, answered() {}, lost() {} });
      return new Promise((resolve) => {
        open = resolve;
      });
    },
  });
  await connection.opened();
  expect(restored).toEqual([]);

  dials.last.close();
  await arrival();
  clock.advance(250);
  peer.call({ method: "work" });
  await arrival();
  expect(connection.state).toBe("negotiating");
  expect(dials.last.methods).toEqual(["enter", "entered", "subscribe"]);
  open();
  await arrival();

  expect(connection.state).toBe("ready");
  expect(restored).toEqual(["b"]);
  expect(dials.last.methods).toEqual(["enter", "entered", "subscribe", "work"]);
});

test.each([
  ["fails", () => Promise.reject(new Error("No such log level")), "No such log level"],
  [
    "throws",
    () => {
      throw new Error("Broken");
    },
    "Broken",
  ],
  ["lasts too long", () => new Promise<void>(() => {}), "not restored in 30 s"],
])("a restoration that %s is a failed attempt", async (_how, restore, cause) => {
  const { connection, clock, dials, notices } = startConnection({ restore });
  await connection.opened();

  dials.last.close();
  await arrival();
  clock.advance(250);
  await arrival();
  if (connection.state === "negotiating") clock.advance(30_000);
  await arrival();

  expect(notices.at(-1)).toMatchObject({ type: "connection.failed", attempts: 1 });
  expect(notices.at(-1)).toHaveProperty("cause", expect.stringContaining(cause));
});

test("a link that is lost while the session is restored is a failed attempt", async () => {
  const { connection, clock, dials, states } = startConnection({
    restore: () => new Promise<void>(() => {}),
  });
  await connection.opened();

  dials.last.close();
  await arrival();
  clock.advance(250);
  await arrival();
  dials.last.close();
  await arrival();

  expect(states.slice(2)).toEqual(["reconnecting", "connecting", "negotiating", "reconnecting"]);
});

test("an opening that stays unanswered after a reconnect is tried again", async () => {
  const { connection, clock, dials } = startConnection({
    encounters: [entering, silent, entering],
  });
  await connection.opened();

  dials.last.close();
  await arrival();
  clock.advance(250);
  await arrival();
  clock.advance(30_000);
  await connection.opened();

  expect(dials.ends).toHaveLength(3);
});
