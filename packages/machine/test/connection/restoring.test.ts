import { expect, test } from "vitest";
import { arrival } from "../negotiation/far-end.ts";
import { startConnection } from "./start-connection.ts";

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
