import { expect, test } from "vitest";
import { probingDialect } from "../negotiation/dialects.ts";
import { arrival, entering, greeting, type Script, silent } from "../negotiation/far-end.ts";
import { startConnection } from "./start-connection.ts";

const dies: Script = (_request, far) => far.close();

/** Answers either opening. */
const either: Script = (request, far) =>
  request.method === "greet" ? greeting(request, far) : entering(request, far);

/** Dies of the one opening and answers the other. */
const dyingOfGreet: Script = (request, far) =>
  request.method === "greet" ? far.close() : entering(request, far);

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

test.each<[what: string, encounters: readonly Script[], revision: string, openings: string[][]]>([
  [
    "a peer that dies while it opens anew speaks the dialect that it spoke before",
    [greeting, dies, greeting],
    "c",
    [["greet"], ["greet"]],
  ],
  [
    "a peer that dies again and again while it opens anew speaks the dialect that it spoke before",
    [greeting, dies, dies, either],
    "c",
    // Two that died, one that shows that it lives again, and the one that goes on.
    [["greet"], ["greet"], ["enter"], ["greet"]],
  ],
  [
    "a peer that lives, and dies of the opening that it knew before, is opened in the other way",
    [greeting, dyingOfGreet],
    "b",
    [["greet"], ["greet"], ["enter"], ["greet"], ["enter", "entered"]],
  ],
])("%s", async (_what, encounters, revision, openings) => {
  const { connection, clock, dials } = startConnection({ dialect: probingDialect(), encounters });
  await connection.opened();

  dials.last.close();
  await arrival();
  clock.advance(250);
  const session = await connection.opened();

  expect(session.dialect.revision).toBe(revision);
  expect(dials.ends.slice(1).map(({ methods }) => methods)).toEqual(openings);
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
    encounters: [greeting, dies],
    policy: { maxAttempts: 1 },
  });
  await connection.opened();

  dials.last.close();
  await arrival();
  clock.advance(250);

  await expect(connection.opened()).rejects.toThrow("Gave up after 1 attempt to reconnect");
  expect(dials.revisions).toEqual(["c", "c", "c", "b"]);
});
