import type { Command } from "../command.ts";
import type { Paint } from "../terminal/paint.ts";
import { table } from "./table.ts";

/** What the program can do. */
export function helpText(commands: readonly Command[], paint: Paint): string {
  return [
    "Talks with any MCP server, of every revision.",
    "",
    paint("bold", "Usage"),
    "  mcp-actors <command> … -- <program> [argument …]   a server to start",
    "  mcp-actors <command> <url> …                       a server that is reached by its URL",
    "  mcp-actors <command> <server> …                    a server of ./mcp.json or ./.mcp.json",
    "",
    paint("bold", "Commands"),
    ...table(commands.map(({ name, summary }) => [name, summary])),
    "",
    paint("bold", "Examples"),
    "  mcp-actors tools -- npx -y @modelcontextprotocol/server-everything",
    "  mcp-actors call greet name=Ada -- node server.mjs",
    '  mcp-actors tools https://example.com/mcp --header "Authorization: Bearer …"',
    "  mcp-actors serve server.mjs --http --port 8080 --watch",
    "",
    "mcp-actors <command> --help tells of its options. Status: 0 done, 1 the tool failed,",
    "2 usage, 3 cannot connect, 4 the server's error, 5 timed out, 6 connection lost.",
  ].join("\n");
}
