import { serveModule } from "@mcp-actors/server/node";

// Serves a module as it is edited: PATH.

const [path = ""] = process.argv.slice(2);
await serveModule(path, { watch: true });
