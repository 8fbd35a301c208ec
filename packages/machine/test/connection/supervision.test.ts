import { TransportError } from "@mcp-actors/transport";
import { expect, test } from "vitest";
import { probingDialect } from "../negotiation/dialects.ts";
import { arrival, entering, type Script, silent } from "../negotiation/far-end.ts";
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
  expect(connection.actor.getSnapshot().output).toEqual({
    status: "failed",
    attempts: 3,
    cause: "Refused",
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
