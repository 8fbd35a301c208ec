import { expect, test } from "vitest";
import { createInspector } from "../../src/index.ts";
import { inspectedPair } from "../call-through.ts";

/** Of whom the ends of peers and of the process are told, in order. */
async function ends(
  close: (pair: Awaited<ReturnType<typeof inspectedPair>>) => Promise<void> | void,
) {
  const pair = await inspectedPair();
  await close(pair);
  const records = pair.inspector.records();
  const roles = new Map(
    records.flatMap((record) => (record.kind === "peer" ? [[record.peer, record.role]] : [])),
  );
  await pair[Symbol.asyncDispose]();
  return records.flatMap((record) =>
    record.kind === "end" && record.of !== "actor" ? [roles.get(record.peer) ?? record.of] : [],
  );
}

test("a client that is closed is over", async () => {
  expect(await ends(({ client }) => client.close())).toEqual(["client"]);
});

test("a server that is closed is over when its last client has gone", async () => {
  expect(
    await ends(async ({ client, server }) => {
      server.close();
      await client.close();
    }),
  ).toEqual(expect.arrayContaining(["server", "client"]));
});

test("with the process every peer of it is over, each once", async () => {
  expect(
    await ends(async ({ client, inspector }) => {
      await client.close();
      inspector.close();
    }),
  ).toEqual(["client", "server", "process"]);
});

test("the last of those that are over are known, and whoever lives", () => {
  const inspector = createInspector({ ring: { records: 10 } });
  const attach = (name: string) => inspector.attach({ role: "client", name });
  attach("alive");
  for (let count = 1; count <= 3000; count += 1) attach(`${count}`).over?.();
  inspector.mark("a note");

  const names = inspector
    .records()
    .flatMap((record) => (record.kind === "peer" ? [record.name] : []));

  expect(names[0]).toBe("alive");
  expect(names.at(-1)).toBe("3000");
  expect(names.length).toBeLessThan(1100);
});
