import { fileURLToPath } from "node:url";
import { connect } from "@mcp-actors/client";

const server = fileURLToPath(new URL("server.ts", import.meta.url));
const args = ["--conditions=@mcp-actors/source", server];

await using client = await connect({ command: process.execPath, args });
await client.callTool("greet");
process.stdout.write("done\n");
