import { createInspector } from "@mcp-actors/inspector/node";

const inspector = createInspector();
inspector.mark("note");
if (process.argv[2] === "crash") throw new Error("It crashed");
process.on("SIGUSR2", () => process.stdout.write("written\n"));
setInterval(() => {}, 60_000);
process.stdout.write("ready\n");
