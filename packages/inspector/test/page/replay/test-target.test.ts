import { expect, test } from "vitest";
import { testTarget } from "../../../page/src/replay/test-target.ts";

test.each([
  ["https://example.com/mcp", "https://example.com/mcp"],
  ["tcp://127.0.0.1:9000", "tcp://127.0.0.1:9000"],
  [" ./server.ts#weather ", { module: "./server.ts", name: "weather" }],
  ["server", { command: "server" }],
  ["node server.mjs --quiet", { command: "node", args: ["server.mjs", "--quiet"] }],
  [
    "node \"my server.mjs\" --name='a b'",
    { command: "node", args: ["my server.mjs", "--name=a b"] },
  ],
  ["", { command: "node", args: ["server.mjs"] }],
])("reads %j as what a test connects to", (text, target) => {
  expect(testTarget(text)).toEqual(target);
});
