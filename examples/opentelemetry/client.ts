import { connect } from "@mcp-actors/client";
import { startCollector } from "./collector.ts";
import { startTracing } from "./tracing.ts";

await using collector = await startCollector();
const telemetry = startTracing(collector.url);

await using travel = await connect(
  {
    command: process.execPath,
    args: ["travel.ts"],
    cwd: import.meta.dirname,
    env: { COLLECTOR: collector.url },
  },
  { inspect: telemetry },
);
await travel.callTool("plan", { city: "Oslo" });

console.log(await collector.tree("tools/call plan", 4));
