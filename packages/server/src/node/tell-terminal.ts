import type { Readable } from "node:stream";

/** Tells a person who started a server by hand that it waits for a client; says nothing where there is none. */
export function tellTerminal(input: Readable): void {
  if (!("isTTY" in input) || input.isTTY !== true) return;
  process.stderr.write("This server speaks MCP on stdin and stdout: start it from a client\n");
}
