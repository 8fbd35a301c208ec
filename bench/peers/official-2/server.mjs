import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { createServer } from "./tools.mjs";

await createServer().connect(new StdioServerTransport());
