import { connect } from "@mcp-actors/client";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { serveHttp } from "@mcp-actors/server/node";
import { expect, test } from "vitest";
import { createInspector, type Folded, foldRecords } from "../../src/index.ts";

const greet = tool({ run: () => "hello" });
const definition = defineServer({ name: "shop", version: "1.2.0", tools: { greet } });

/** What a server records of two clients over HTTP that are not inspected. */
async function folded(era: string): Promise<Folded> {
  const inspector = createInspector({ title: "shop" });
  const serving = await serveHttp(createServer(definition, { inspect: inspector }));
  for (const name of ["ada", "grace"]) {
    await using client = await connect(serving.url, { era, client: { name, version: "1.0.0" } });
    await client.callTool("greet");
  }
  await serving.close();
  return foldRecords(inspector.records());
}

test("heads of requests and responses belong to the session whose messages they carry", async () => {
  const { messages, wires } = await folded("2025-11-25");
  const heads = [...messages.values()].filter(({ what }) => what === "http");

  const namesOf = heads.map(({ sent, received }) => {
    const wire = wires.get((sent ?? received)?.wire ?? "");
    return wire?.said?.name;
  });

  expect(namesOf).not.toContain(undefined);
  expect(new Set(namesOf)).toEqual(new Set(["ada", "grace"]));
});

test("heads are part of the request that they carry", async () => {
  const { messages, requests } = await folded("2025-11-25");
  const call = [...requests.values()].find(({ method }) => method === "tools/call");

  const own = [...messages.values()].filter(({ request }) => request === call?.key);

  expect(own.map(({ what, method }) => [what, method])).toEqual([
    ["http", "POST /mcp"],
    ["request", "tools/call"],
    ["http", "200"],
    ["result", "tools/call"],
  ]);
});

test.each(["2025-11-25", "2026-07-28"])(
  "of a client of %s is known what it says of itself",
  async (era) => {
    const { wires } = await folded(era);
    const said = [...wires.values()].flatMap((wire) => wire.said?.name ?? []);

    expect(said).toContain("grace");
  },
);

test("a session is told by a part of its id that opens nothing", async () => {
  const { wires } = await folded("2025-11-25");
  const sessions = [...wires.values()].flatMap(({ session }) => session ?? []);

  expect(sessions).toHaveLength(2);
  for (const session of sessions) expect(session).toMatch(/^[\w-]{4}… \[redacted · 28 chars\]$/);
});
