import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { connect } from "@mcp-actors/client";

const server = fileURLToPath(new URL("./server.mjs", import.meta.url));

const client = await connect({ command: process.execPath, args: [server] });
const { content } = await client.callTool("greet", { name: "Ada" });
assert.deepEqual(content, [{ type: "text", text: "Hello, Ada" }]);
await client.close();

console.log(`${process.version}: ${content[0].text}`);
