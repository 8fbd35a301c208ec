import { connect } from "@mcp-actors/client";
import { serveHttp } from "@mcp-actors/server/node";
import { describe, expect, test } from "vitest";
import { createInspector, foldRecords, type InspectionRecord } from "../../src/index.ts";
import { echo } from "../call-through.ts";

/** What an inspector of both ends records of a call over HTTP. */
async function recordsOverHttp(era: "modern" | "legacy") {
  const inspector = createInspector();
  const served = await serveHttp(echo, { port: 0, inspect: inspector });
  const client = await connect(`${served.url}?access_token=hunter2hunter2`, {
    inspect: inspector,
    era,
    headers: { "X-Api-Key": "hunter3hunter3" },
    authorize: () => ({ Authorization: "Bearer hunter4hunter4" }),
  });
  await client.callTool("echo", { city: "Oslo" });
  await client.close();
  await served.close();
  return inspector.records();
}

const heads = (records: readonly InspectionRecord[]) =>
  records.filter((record) => record.kind === "wire" && record.what === "http");

describe.each(["modern", "legacy"] as const)("over HTTP of the %s era", (era) => {
  test("both ends tell the heads, with the headers that are no secret", async () => {
    const records = await recordsOverHttp(era);
    const [sent] = heads(records);

    expect(sent).toMatchObject({
      dir: "out",
      verb: "POST",
      headers: { "content-type": "application/json" },
    });
    expect(heads(records)).toContainEqual(expect.objectContaining({ dir: "in", status: 200 }));
    expect(heads(records)).toContainEqual(expect.objectContaining({ dir: "out", status: 200 }));
    expect(JSON.stringify(records)).not.toMatch(/hunter\d/);
  });

  test("a call is one request on both ends, each message matched", async () => {
    const { requests, messages } = foldRecords(await recordsOverHttp(era));
    const [call, served] = [...requests.values()].filter(({ subject }) => subject === "echo");
    const rows = [...messages.values()].filter(
      ({ what, joined }) => what !== "http" && joined === undefined,
    );

    expect(call).toMatchObject({
      side: "out",
      outcome: "completed",
      twin: served?.key,
      progressCount: 1,
    });
    expect(served).toMatchObject({ side: "in", outcome: "answered" });
    expect(
      rows.filter(({ what }) => what === "request").every(({ sent, received }) => sent && received),
    ).toBe(true);
  });
});
