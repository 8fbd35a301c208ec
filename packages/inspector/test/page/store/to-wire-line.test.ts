import { expect, test } from "vitest";
import { toWireLine } from "../../../page/src/store/to-wire-line.ts";
import { wireColumns } from "../../../page/src/store/wire-columns.ts";
import { foldRecords } from "../../../src/index.ts";
import { record } from "../../replay/weather.ts";

/** The lines of a call. */
async function linesOf(tool: string, args: { readonly city?: string } = {}) {
  const records = await record((client) => client.callTool(tool, args, { onProgress() {} }), {
    ends: ["client"],
  });
  const folded = foldRecords(records);
  return [...folded.messages.values()].map((row) => toWireLine(row, wireColumns(folded), folded));
}

test("a result that tells of a failure looks like one", async () => {
  const lines = await linesOf("forecast");

  expect(lines.at(-1)).toMatchObject({
    look: "error",
    label: expect.stringMatching(/^error result/),
  });
});

test("progress carries the id of its request", async () => {
  const lines = await linesOf("forecast", { city: "Oslo" });
  const asked = lines.find(({ label }) => label === "tools/call · forecast");
  const progress = lines.filter(({ look }) => look === "progress");

  expect(progress.length).toBeGreaterThan(0);
  for (const { id, request } of progress) {
    expect(id).toBe(asked?.id);
    expect(request).toBe(asked?.request);
  }
});
