import { serveStdio } from "@mcp-actors/server/node";
import { everything } from "./everything.ts";

if (process.argv.includes("--stdio")) await serveStdio(everything);
else {
  console.error("Usage: everything-server --stdio");
  process.exitCode = 2;
}
