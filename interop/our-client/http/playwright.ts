import assert from "node:assert/strict";
import type { Check } from "../../../scripts/check.ts";
import { packageFile } from "../../peer-file.ts";
import { shows } from "../shows.ts";
import { textOf } from "../using.ts";
import { type HttpPeer, usingHttp } from "./using-http.ts";

/** Our client against `@playwright/mcp` over HTTP, and over the two endpoints that came before it. */
export const playwright: readonly Check[] = ["/mcp", "/sse"].map((path) => ({
  title: `our client is told over HTTP, at ${path} of playwright-mcp, that no browser is there`,
  run: () =>
    usingHttp(serverAt(path), {}, async (client) => {
      await shows(client, { revision: "2025-11-25", tools: 25 });
      const opened = await client.callTool("browser_navigate", { url: "about:blank" });
      assert.equal(opened.isError, true);
      assert.match(textOf(opened), /Error/);
    }),
}));

function serverAt(path: string): HttpPeer {
  return {
    // It refuses to be asked by an address.
    host: "localhost",
    path,
    program: (port) => ({
      args: [
        packageFile("@playwright/mcp/cli.js"),
        ...["--headless", "--executable-path", "/nowhere", "--port", `${port}`],
      ],
    }),
  };
}
