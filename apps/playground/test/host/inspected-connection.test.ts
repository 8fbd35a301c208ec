import { createInspector } from "@mcp-actors/inspector";
import { expect, test } from "vitest";
import { openHost } from "../open-host.ts";

test("a connection knows which client it is to the inspector, and tells it where it leads", async () => {
  const inspector = createInspector();
  await using host = openHost({ inspector });
  const pocket = await host.connected({ kind: "page", server: "pocket" });
  const library = await host.connected({ kind: "page", server: "library" });

  const peers = inspector.records().filter((record) => record.kind === "peer");

  expect(peers).toMatchObject([
    { peer: pocket.inspected?.peer, target: "page:pocket" },
    { peer: library.inspected?.peer, target: "page:library" },
  ]);
});

test("a connection that is opened anew is another client", async () => {
  await using host = openHost({ inspector: createInspector() });
  const pocket = await host.connected({ kind: "page", server: "pocket" });
  const before = pocket.inspected?.peer;

  await pocket.reopen();

  expect(pocket.inspected?.peer).not.toBe(before);
});
