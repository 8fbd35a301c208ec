import { type ClientEvent, connect } from "@mcp-actors/client";
import { expect, test } from "vitest";
import { serverProcess } from "./server-process.ts";

test("skips lines that are no JSON, and tells of them (case 1)", async () => {
  const events: ClientEvent[] = [];
  await using client = await connect(serverProcess("raw-server", "noisy"), {
    onEvent: (event) => events.push(event),
  });

  expect(await client.listTools()).toHaveLength(1);
  expect((await client.callTool("echo", { a: 1 })).content).toHaveLength(1);
  await client.ping();

  const excerpts = events.flatMap((event) =>
    event.type === "message.unreadable" ? [event.excerpt] : [],
  );
  expect(new Set(excerpts)).toEqual(new Set(["Starting server", "[debug] {not json}"]));
  expect(client.state).toBe("ready");
});

test.each([
  ["one byte at a time (case 3)", "bytewise", "é漢😀"],
  ["with line separators in it (case 4)", "plain", "a\u2028b\u2029c\u0085d"],
  ["on lines that end in CR LF (case 7)", "crlf", "é漢\u2028"],
  ["in an array of one answer (case 42)", "array", "alone"],
])("text arrives whole %s", async (_how, mode, text) => {
  await using client = await connect(serverProcess("raw-server", mode), { era: "legacy" });

  const { content } = await client.callTool("echo", { text });

  expect(content).toEqual([{ type: "text", text: JSON.stringify({ text }) }]);
});

test("arguments with line separators reach a server of ours whole (case 4)", async () => {
  const text = "a\u2028b\u2029c\u0085d é漢😀";
  await using client = await connect(serverProcess("story-server"));

  expect((await client.callTool("echo", { text })).structuredContent).toEqual({ text });
});
