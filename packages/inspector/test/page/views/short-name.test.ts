import { expect, test } from "vitest";
import { shortName } from "../../../page/src/views/short-name.ts";

test.each([
  ["desk → /usr/bin/node --conditions=x /srv/app/live-server.ts", "desk → node live-server.ts"],
  ["desk → C:\\tools\\node.exe server.js", "desk → node.exe server.js"],
  ["web → http://127.0.0.1:3000/mcp", "web → http://127.0.0.1:3000/mcp"],
  ["shop", "shop"],
])("%s is shown as %s", (name, shown) => {
  expect(shortName(name)).toBe(shown);
});
