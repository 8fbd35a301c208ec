import { createInspector } from "@mcp-actors/inspector/node";

// Lives until it is killed, or its stdin ends.
const inspector = createInspector({ hub: { port: 0 } });
inspector.mark("here", process.pid);
process.stdin.resume();
process.stdin.on("end", () => process.exit(0));
