import assert from "node:assert/strict";
import type { Check } from "../../../scripts/check.ts";
import { packageFile } from "../../peer-file.ts";
import { ANSWERS } from "../everything-answers.ts";
import { hearsProgress } from "../hears-progress.ts";
import { shows } from "../shows.ts";
import { textOf } from "../using.ts";
import { type HttpPeer, usingHttp } from "./using-http.ts";

interface Row {
  readonly how: string;
  readonly peer: HttpPeer;
}

const ROWS: readonly Row[] = [
  { how: "Streamable HTTP", peer: serverOn("streamableHttp", "/mcp") },
  { how: "HTTP with SSE", peer: serverOn("sse", "/sse") },
];

/** Our client against `@modelcontextprotocol/server-everything` over both kinds of HTTP. */
export const everything: readonly Check[] = ROWS.flatMap(({ how, peer }) => [
  {
    title: `our client sees all that server-everything shows a bare client over ${how}`,
    run: () =>
      usingHttp(peer, {}, async (client) => {
        await shows(client, {
          revision: "2025-11-25",
          tools: 13,
          resources: 7,
          templates: 2,
          prompts: 4,
        });
        assert.equal(textOf(await client.callTool("echo", { message: "hi" })), "Echo: hi");
      }),
  },
  {
    title: `our client answers the questions of server-everything over ${how}`,
    run: () =>
      usingHttp(peer, ANSWERS, async (client) => {
        const asked = await client.callTool("trigger-elicitation-request");
        assert.match(textOf(asked), /Ada Lovelace/);
      }),
  },
  {
    title: `our client hears every progress of server-everything over ${how} in order`,
    run: () => usingHttp(peer, {}, hearsProgress),
  },
]);

function serverOn(transport: string, path: string): HttpPeer {
  const file = packageFile("@modelcontextprotocol/server-everything/dist/index.js");
  return {
    path,
    program: (port) => ({ args: [file, transport], env: { PORT: `${port}` } }),
  };
}
