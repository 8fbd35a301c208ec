import { expect, test } from "vitest";
import { foldRecords } from "../../src/index.ts";
import { recordedCalls, toVitest } from "../../src/replay/index.ts";
import { record } from "./weather.ts";

test.each([
  ["the client", ["client"], "out"],
  ["the server", ["server"], "in"],
  ["both ends", ["client", "server"], "out"],
] as const)("a call that %s recorded has the key of its request", async (_who, ends, side) => {
  const records = await record((client) => client.callTool("forecast", { city: "Oslo" }), { ends });
  const requests = [...foldRecords(records).requests.values()];
  const asked = requests.find((one) => one.subject === "forecast" && one.side === side);

  const call = recordedCalls(records).find(({ subject }) => subject === "forecast");

  expect(call?.key).toBe(asked?.key);
  expect(toVitest(records, { target: "https://example.com", calls: [asked?.key ?? ""] })).toContain(
    'client.callTool("forecast", { city: "Oslo" }',
  );
});
