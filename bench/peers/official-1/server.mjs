import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { createServer } from "./tools.mjs";

await createServer().connect(new StdioServerTransport());
