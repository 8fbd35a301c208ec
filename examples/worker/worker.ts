import { createFetchHandler } from "@mcp-actors/server/http";
import { greeter } from "./greeter.ts";

// Cloudflare Workers, Deno and Bun serve what a module exports so.
export default { fetch: createFetchHandler(greeter, { path: "/mcp" }) };
