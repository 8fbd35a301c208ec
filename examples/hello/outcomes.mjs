import { connect } from "@mcp-actors/client";

const client = await connect({
  command: "node",
  args: ["fragile.mjs"],
  cwd: import.meta.dirname,
});

async function tell(tool, options) {
  try {
    const { isError, content } = await client.callTool(tool, {}, options);
    console.log(`${tool}: a result, isError ${isError}: ${content[0].text}`);
  } catch (error) {
    // ProtocolError has a code, RequestError an outcome: timedOut, cancelled, lost or refused.
    console.log(`${tool}: ${error.name} ${error.outcome ?? error.code}: ${error.message}`);
    if (error.cause?.remains) console.log("  exit code", error.cause.remains.exitCode);
  }
}

await tell("refuse");
await tell("break");
await tell("nothing");
await tell("sleep", { timeout: 200 });
await tell("exit");
await client.close();
await tell("refuse");
