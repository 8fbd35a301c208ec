import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { serveModern } from "./serve-modern.mjs";

serveModern(new StdioServerTransport());
