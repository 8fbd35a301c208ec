import { expect, test } from "vitest";
import { probingDialect } from "../negotiation/dialects.ts";
import { arrival, entering, type Script, silent } from "../negotiation/far-end.ts";
import { type Encounter, startConnection } from "./start-connection.ts";

/** Opens, and never answers what is to be done. */
const leavingWork: Script = (request, far) => {
  if (request.method !== "work") entering(request, far);
};

const abort = new Error("Changed my mind");

const places: [string, readonly Encounter[], number][] = [
  ["connecting", ["nothing"], 0],
  ["negotiating", [silent], 0],
  ["ready", [entering], 0],
  [
    "reconnecting",
    [
      (request, far) => {
        entering(request, far);
        setImmediate(() => far.close());
      },
    ],
    1,
  ],
];
test.each(places)("closes from %s and holds nothing", async (state, encounters, turns) => {
  const { connection, clock, dials, peer, states } = startConnection({ encounters });
  for (let turn = 0; turn <= turns; turn += 1) await arrival();
  expect(connection.state).toBe(state);

  await connection.close(abort);

  expect(states.at(-1)).toBe("closed");
  expect(connection.link).toBeUndefined();
  expect(dials.open).toBe(0);
  expect(clock.waiting.size).toBe(0);
  expect(peer.counts).toMatchObject({ calls: 0, timers: 0 });
  await arrival();
  for (const end of dials.ends) expect(end.isOver).toBe(true);
  await expect(connection.opened()).rejects.toBe(abort);
});

test("aborted while it opens, it sends no cancel and rejects with the reason (case 54)", async () => {
  const { connection, dials } = startConnection({ encounters: [silent] });
  const opening = connection.opened();
  await arrival();

  const closing = connection.close(abort);

  await expect(opening).rejects.toBe(abort);
  await closing;
  await arrival();
  expect(dials.last.methods).toEqual(["enter"]);
  expect(dials.last.isOver).toBe(true);
});

test("aborted during the probe it tells the peer nothing either", async () => {
  const { connection, dials } = startConnection({
    dialect: probingDialect(),
    encounters: [silent],
  });
  await arrival();

  await connection.close();
  await arrival();

  expect(dials.last.methods).toEqual(["greet"]);
});

test("rejects with an error of its own when closed for no reason", async () => {
  const { connection } = startConnection({ encounters: ["nothing"] });
  const opening = connection.opened();

  await connection.close();

  await expect(opening).rejects.toMatchObject({ name: "RequestError", outcome: "cancelled" });
});

test("lets what is in flight finish, and nothing new leave", async () => {
  const { connection, dials, peer, states } = startConnection({
    encounters: [leavingWork],
  });
  await connection.opened();
  const outcomes: string[] = [];
  peer.call({ method: "work" }, { onSettled: ({ status }) => outcomes.push(status) });
  await arrival();

  const closing = connection.close();
  const late = peer.call({ method: "late" });
  await arrival();
  expect(connection.state).toBe("draining");
  late.cancel("Too late");
  const work = dials.last.asked("work");
  if (work !== undefined) dials.last.answer(work);
  await closing;

  expect(outcomes).toEqual(["completed"]);
  expect(dials.last.methods).not.toContain("late");
  expect(states.slice(2)).toEqual(["draining", "closed"]);
});

test("waits no longer than the drain's time-out", async () => {
  const { connection, clock, peer } = startConnection({
    encounters: [leavingWork],
  });
  await connection.opened();
  const outcomes: string[] = [];
  peer.call({ method: "work" }, { onSettled: ({ status }) => outcomes.push(status) });

  const closing = connection.close();
  await arrival();
  clock.advance(4_999);
  await arrival();
  expect(connection.state).toBe("draining");
  clock.advance(1);
  await closing;

  expect(outcomes).toEqual(["lost"]);
});

test("a peer that goes while draining ends the wait", async () => {
  const { connection, dials, peer } = startConnection({
    encounters: [leavingWork],
  });
  await connection.opened();
  peer.call({ method: "work" });

  const closing = connection.close();
  dials.last.close();
  await closing;

  expect(connection.state).toBe("closed");
});

test("closing twice is closing once", async () => {
  const { connection, states } = startConnection();
  await connection.opened();

  await Promise.all([
    connection.close(abort),
    connection.close(),
    connection[Symbol.asyncDispose](),
  ]);
  await connection.close();

  expect(states.filter((state) => state === "closed")).toHaveLength(1);
  await expect(connection.opened()).rejects.toBe(abort);
});

test("closing after it failed settles and keeps the cause", async () => {
  const { connection } = startConnection({ encounters: [new Error("Refused")] });

  await connection.close(abort);

  await expect(connection.opened()).rejects.toThrow("Refused");
});
