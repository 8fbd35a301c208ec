import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createServer, defineServer, resource } from "../../src/index.ts";
import { serveStdio } from "../../src/node/index.ts";
import { modern, turn } from "../raw-client.ts";

const URIS = Array.from({ length: 10 }, (_, at) => `file:///${at}`);
const CHANGES = 10_000;

test.each([
  [
    "a stream",
    [["subscriptions/listen", { notifications: { resourceSubscriptions: URIS }, ...modern() }]],
  ],
  [
    "a session",
    [
      ["initialize", { protocolVersion: "2025-11-25", capabilities: {} }],
      ["notifications/initialized", undefined],
      ...URIS.map((uri) => ["resources/subscribe", { uri }]),
    ],
  ],
])(
  "tells the client of %s that reads slowly each thing once it can be told",
  async (_what, opening) => {
    const server = createServer(
      defineServer({
        name: "s",
        version: "1",
        resources: { "file:///{n}": resource({ read: () => "" }) },
      }),
    );
    const [input, output] = [new PassThrough(), new PassThrough()];
    const link = await serveStdio(server, { input, output, outboxMark: 1000 });
    for (const [at, [method, params]] of opening.entries()) {
      const id = params === undefined ? {} : { id: at };
      input.write(`${JSON.stringify({ jsonrpc: "2.0", ...id, method, params })}\n`);
    }
    await turn();

    for (let at = 0; at < CHANGES; at += 1) {
      server.changed({ resource: URIS[at % URIS.length] ?? "" });
      if (at % 100 === 0) await turn();
    }
    const told: string[] = [];
    createInterface({ input: output }).on("line", (line) => {
      const { method, params } = JSON.parse(line);
      if (method === "notifications/resources/updated") told.push(params.uri);
    });
    for (let turns = 0; turns < 100; turns += 1) await turn();
    link.close();
    await link.closed;

    // What the pipe took before it was full, and each resource once more.
    expect(told.length).toBeLessThan(CHANGES / 10);
    expect(told.slice(-URIS.length).sort()).toEqual(URIS);
  },
);
