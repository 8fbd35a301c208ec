import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { serveHttp } from "./serve-http.mjs";
import { createServer } from "./tools.mjs";

if (process.argv.includes("--timer")) setInterval(() => {}, 1000);
if (process.argv.includes("--http")) {
  console.log(await serveHttp({ json: process.argv.includes("--json") }));
} else await createServer().connect(new StdioServerTransport());
