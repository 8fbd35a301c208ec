import { connect } from "@mcp-actors/client";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { serveHttp, serveTcp } from "@mcp-actors/server/node";
import { expect, test } from "vitest";
import { openDriven } from "./open-driven.ts";

const greet = tool({ run: () => "hello" });
const definition = defineServer({ name: "greeter", version: "1.0.0", tools: { greet } });

test("a session over HTTP that is forgotten is opened anew by its client", async () => {
  await using driven = await openDriven();
  const serving = await serveHttp(createServer(definition, { inspect: driven.inspector }));
  const opened: string[] = [];
  await using client = await connect(serving.url, {
    era: "2025-11-25",
    supervision: { initialDelay: 1 },
    onEvent: (event) => {
      if (event.type === "session.opened") opened.push(event.revision);
    },
  });
  await client.callTool("greet");
  await driven.takes("expire");

  const { result } = await driven.drive({ do: "expire" });

  expect(result).toBe(1);
  expect((await client.callTool("greet")).isError).toBeFalsy();
  await expect.poll(() => opened).toEqual(["2025-11-25", "2025-11-25"]);
  expect(serving.server.counts.sessions).toBe(1);
  await serving.close();
});

test("a session at rest is forgotten with the others", async () => {
  await using driven = await openDriven();
  const server = createServer(definition, { inspect: driven.inspector });
  const serving = await serveHttp(server, { sessions: { restAfter: 0 } });
  const sessions: number[] = [];
  await using client = await connect(serving.url, {
    era: "2025-11-25",
    onEvent: (event) => {
      if (event.type === "session.opened") sessions.push(event.sessions);
    },
  });
  await driven.takes("expire");

  await driven.drive({ do: "expire" });
  await client.callTool("greet");

  await expect.poll(() => sessions).toEqual([1, 2]);
  await serving.close();
});

test("a server that keeps no sessions takes no expire", async () => {
  await using driven = await openDriven();
  const serving = await serveTcp(createServer(definition, { inspect: driven.inspector }));
  const { commands } = await driven.takes("drain");

  const { error } = await driven.drive({ do: "expire" });

  expect(commands).not.toContain("expire");
  expect(error).toContain("does not take");
  await serving.close();
});
