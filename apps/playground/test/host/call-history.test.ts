import { expect, test } from "vitest";
import { openHost } from "../open-host.ts";
import { when } from "../when.ts";

const COUNT = { method: "tools/call", name: "count", args: { to: 3, pause: 10 } } as const;

test("a row has its progress, its result and its end, and can be sent again", async () => {
  await using host = openHost();
  const connection = await host.connected({ kind: "page", server: "pocket" });
  const row = connection.calls.make(COUNT);
  await row.ended;

  expect(row.state.value).toBe("completed");
  expect(row.progress.value).toEqual({ progress: 3, total: 3, message: "counted to 3" });
  expect(row.phases.map(({ state }) => state)).toEqual(["pending", "progressing", "completed"]);
  expect(row.result.value).toMatchObject({ content: [{ type: "text", text: "Counted to 3" }] });

  const again = connection.calls.resend(row);
  await again.ended;
  expect(connection.calls.rows.value).toEqual([again, row]);

  connection.calls.clear();
  expect(connection.calls.rows.value).toEqual([]);
});

test.each([
  ["cancelled", {}, "The person cancelled it"],
  ["timedOut", { timeout: 30 }, "No answer and no progress within 30 ms"],
  ["timedOut", { maxTotalTimeout: 40 }, "40 ms"],
])("a call that is %s says why, with %j", async (state, limits, why) => {
  await using host = openHost();
  const connection = await host.connected({ kind: "page", server: "pocket" });
  const args = { to: 100, pause: 5000 };
  const row = connection.calls.make({ ...COUNT, args }, limits);
  await when(() => row.progress.value !== undefined);
  if (state === "cancelled") row.cancel();
  await row.ended;

  expect(row.state.value).toBe(state);
  expect(row.error.value).toContain(why);
  expect(row.isOpen).toBe(false);
});
