import { memoryPair, multiplex, TransportError } from "@mcp-actors/transport";
import { from } from "rxjs";
import { expect, test } from "vitest";
import { probingDialect, sessionDialect } from "../negotiation/dialects.ts";
import { arrival, entering, greeting, type Script, silent } from "../negotiation/far-end.ts";
import { startConnection } from "./start-connection.ts";

test("dials, negotiates and is ready", async () => {
  const { connection, states, notices } = startConnection();

  const session = await connection.opened();

  expect(session.dialect.revision).toBe("b");
  expect(connection.session).toBe(session);
  expect(states).toEqual(["negotiating", "ready"]);
  expect(notices).toEqual([{ type: "session.opened", revision: "b", sessions: 1 }]);
});

test("confirms the opening before the calls that waited, in the turn the answer is read", async () => {
  const { connection, dials, peer, notifications } = startConnection({
    encounters: [
      (request, far) => {
        entering(request, far);
        if (request.method === "enter") far.notify("news");
      },
    ],
  });
  peer.call({ method: "work" });

  await connection.opened();
  await arrival();

  expect(dials.last.methods).toEqual(["enter", "entered", "work"]);
  expect(notifications).toEqual([["news", "ready"]]);
});

test("delivers what comes before the answer to the opening (case 52)", async () => {
  const { connection, notifications } = startConnection({
    encounters: [
      (request, far) => {
        far.notify("changed");
        far.notify("logged");
        entering(request, far);
      },
    ],
  });

  await connection.opened();

  expect(notifications).toEqual([
    ["changed", "negotiating"],
    ["logged", "negotiating"],
  ]);
});

test("opens a fresh wire when the peer dies of the probe (case 43)", async () => {
  const { connection, dials } = startConnection({
    dialect: probingDialect(),
    encounters: [(_request, far) => far.close(), entering],
  });

  const session = await connection.opened();

  expect(session.dialect.revision).toBe("b");
  expect(dials.revisions).toEqual(["c", "b"]);
  expect(dials.ends.map(({ methods }) => methods)).toEqual([["greet"], ["enter", "entered"]]);
});

test("waits for the end of a wire before it dials the next", async () => {
  const { connection, dials, clock } = startConnection({
    dialect: probingDialect(),
    encounters: [(_request, far) => far.close(), "nothing"],
    timeouts: { closeTimeout: 0 },
  });
  await arrival();

  expect(connection.state).toBe("connecting");
  expect(dials.open).toBe(1);
  clock.advance(30_000);
  await expect(connection.opened()).rejects.toThrow("No connection in 30 s");
});

test("a peer that dies of every opening is not dialled for ever", async () => {
  const { connection, dials } = startConnection({
    dialect: probingDialect(),
    encounters: [(_request, far) => far.close()],
  });

  await expect(connection.opened()).rejects.toThrow("The peer closed the channel");
  expect(dials.revisions).toEqual(["c", "b"]);
});

test("falls back when the probe stays unanswered (case 44)", async () => {
  const { connection, clock, dials } = startConnection({
    dialect: probingDialect(),
    encounters: [
      (request, far) => {
        if (request.method !== "greet") entering(request, far);
      },
    ],
  });

  clock.advance(3_000);
  const session = await connection.opened();

  expect(session.dialect.revision).toBe("b");
  expect(dials.ends).toHaveLength(1);
});

const refusals: [string, Script, string][] = [
  ["an unknown revision", (request, far) => far.answer(request, { revision: "z" }), 'chose "z"'],
  ["an error", (request, far) => far.fail(request, -32_603, "Out of order"), "Out of order"],
  ["its end", (_request, far) => far.close(), "The peer closed the channel"],
];
test.each(refusals)(
  "rejects with the cause when the opening is met with %s, and lets go of the wire (cases 48, 50)",
  async (_title, script, message) => {
    const { connection, dials, states, notices, clock } = startConnection({
      encounters: [script],
    });

    await expect(connection.opened()).rejects.toThrow(message);
    expect(notices.at(-1)).toHaveProperty("cause", expect.stringContaining(message));

    expect(states).toEqual(["negotiating", "draining", "failed"]);
    expect(dials.revisions).toHaveLength(1);
    await arrival();
    expect(dials.last.methods).toEqual(["enter"]);
    expect(clock.waiting.size).toBe(0);
  },
);

test("rejects at once with the cause when nothing can be reached", async () => {
  const unreachable = new TransportError("unreachable", "No such command");
  const { connection, dials, states } = startConnection({ encounters: [unreachable] });

  await expect(connection.opened()).rejects.toBe(unreachable);

  expect(states).toEqual(["draining", "failed"]);
  expect(dials.revisions).toHaveLength(1);
});

test("keeps the cause of an error that is none of ours", async () => {
  const cause = new Error("spawn ENOENT");
  const { connection } = startConnection({ encounters: [cause] });

  await expect(connection.opened()).rejects.toMatchObject({ code: "unreachable", cause });
});

test("gives up a dial and an opening that last too long", async () => {
  const dialling = startConnection({ encounters: ["nothing"] });
  dialling.clock.advance(30_000);
  await expect(dialling.connection.opened()).rejects.toMatchObject({ code: "unreachable" });
  expect(dialling.dials.open).toBe(0);

  const opening = startConnection({ encounters: [silent] });
  await arrival();
  opening.clock.advance(30_000);
  await expect(opening.connection.opened()).rejects.toMatchObject({
    outcome: "timedOut",
    message: "No answer to enter in 30 s",
  });
  await arrival();
  expect(opening.dials.last.methods).toEqual(["enter"]);
});

test("retries even the first dial where the policy says so", async () => {
  const { connection, clock, dials } = startConnection({
    policy: { retryFirst: true },
    encounters: [new TransportError("unreachable", "Refused"), greeting],
    dialect: probingDialect(),
  });
  expect(connection.state).toBe("reconnecting");

  clock.advance(100);
  const session = await connection.opened();

  expect(session.dialect.revision).toBe("c");
  expect(dials.revisions).toEqual(["c", "c"]);
});

test.each<[what: string, fail: () => unknown]>([
  [
    "throws",
    () => {
      throw new Error("Not now");
    },
  ],
  // Vitest fails a run with a rejection that nobody handles.
  ["rejects", () => Promise.reject(new Error("Not now"))],
])("an observer that %s breaks nothing", async (_what, fail) => {
  const dialect = sessionDialect("a");
  const { connection } = startConnection({ dialect, onEvent: fail, onState: fail });

  await expect(connection.opened()).resolves.toMatchObject({ step: "opened" });
});

test("a dial that gives what cannot be read fails as one that reaches nobody does", async () => {
  const [near] = memoryPair();
  const unreadable = new Proxy(multiplex(near, sessionDialect("b")), {
    get: () => {
      throw new Error("Not a link");
    },
  });
  const { connection } = startConnection({
    dial: () => from([unreadable]),
    policy: { restart: "never" },
  });

  await expect(connection.opened()).rejects.toThrow("Not a link");

  expect(connection.state).toBe("failed");
});
