import { expect, test } from "vitest";
import { createServer } from "../../src/create-server.ts";
import { defineServer } from "../../src/define-server.ts";
import { tool } from "../../src/definition/define-tool.ts";
import { createFetchHandler, type FetchHandler } from "../../src/http/create-fetch-handler.ts";
import type { SessionStore } from "../../src/http/session-store.ts";
import { NOTHING_HELD } from "../nothing-held.ts";
import { openIn, postTo } from "./in-process.ts";
import { modernParts } from "./raw-http.ts";
import { until } from "./until.ts";
import { Gate, workshop } from "./workshop.ts";

type Close = (handler: FetchHandler) => void;

const CLOSES: readonly (readonly [name: string, close: Close])[] = [
  ["a server", ({ server }) => server.close()],
  ["a handler", (handler) => handler.close()],
];

test.each(CLOSES)("%s may be closed by what its closing stops (case 75)", async (_name, close) => {
  const begun = new Gate();
  let stopped = 0;
  const handler: FetchHandler = createFetchHandler(
    defineServer({
      name: "closing",
      version: "1",
      tools: {
        wait: tool({
          run: (_args, { signal }) =>
            new Promise((resolve) => {
              signal.addEventListener("abort", () => {
                stopped += 1;
                close(handler);
                resolve("stopped");
              });
              begun.open();
            }),
        }),
      },
    }),
  );
  const sessions = [await openIn(handler), await openIn(handler)];
  const call = { id: 1, method: "tools/call", params: { name: "wait" } };
  const replies = sessions.map((session) => postTo(handler, call, session));
  await begun.passed;
  await until(() => handler.server.counts.running === 2);

  close(handler);
  close(handler);
  await Promise.all(replies);
  await until(() => handler.server.counts.running === 0);

  expect(stopped).toBe(2);
  expect(handler.server.counts).toEqual(NOTHING_HELD);
});

test.each(CLOSES)("%s may be closed by what keeps its sessions (case 75)", async (_name, close) => {
  const saved: string[] = [];
  const store: SessionStore = {
    save(id) {
      saved.push(id);
      close(handler);
    },
    take: () => undefined,
  };
  const handler: FetchHandler = createFetchHandler(workshop().definition, { sessions: { store } });
  const opened = [await openIn(handler), await openIn(handler), await openIn(handler)];

  close(handler);
  close(handler);

  expect(saved.toSorted()).toEqual(opened.map((of) => of["Mcp-Session-Id"]).toSorted());
  expect(handler.server.counts).toEqual(NOTHING_HELD);
});

test("one server answers 2,000 clients, and holds nothing of any (case 75)", async () => {
  const server = createServer(workshop().definition);
  const handler = createFetchHandler(server, { sessions: false });
  const { headers, params } = modernParts("tools/call", { name: "echo" });
  const statuses = new Set<number>();
  for (let at = 0; at < 2000; at += 1) {
    const message =
      at % 2 === 0
        ? postTo(handler, { id: at, method: "tools/call", params }, headers)
        : postTo(handler, { id: at, method: "tools/list" });
    const reply = await message;
    statuses.add(reply.status);
    await reply.text();
  }

  expect([...statuses]).toEqual([200]);
  expect(server.counts).toMatchObject({ requests: 0, sessions: 0, streams: 0, listeners: 0 });
  handler.close();
  expect(server.counts).toEqual(NOTHING_HELD);
});
