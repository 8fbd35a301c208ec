import { lastValueFrom, map, take, tap, toArray } from "rxjs";
import { expect, test } from "vitest";
import { connect } from "../../src/index.ts";
import { FarHttp } from "./far-http.ts";

test("a list that was read before the stream of the session stood is read anew when it does", async () => {
  let listed = 0;
  await using far = await FarHttp.open("legacy", (heard) => {
    if (heard.method !== "tools/list") return heard.method === "GET";
    listed += 1;
    heard.answer({ tools: [{ name: `tool-${listed}`, inputSchema: { type: "object" } }] });
    return true;
  });
  await using client = await connect(far.url, { era: "legacy" });
  const stream = await far.asked("GET");

  // The server had nobody to tell of a change until now.
  const shown = client.tools$.pipe(
    tap(([tool]) => tool?.name === "tool-1" && stream.stream()),
    map(([tool]) => tool?.name),
    take(2),
    toArray(),
  );
  expect(await lastValueFrom(shown)).toEqual(["tool-1", "tool-2"]);
});
