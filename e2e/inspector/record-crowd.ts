import { connect } from "@mcp-actors/client";
import { createInspector, toText } from "@mcp-actors/inspector";
import { createServer, defineServer, resource, tool } from "@mcp-actors/server";
import { memoryPair } from "@mcp-actors/transport";

/** A name as long as a name may be. */
const LONG = "a_tool_with_a_name_that_goes_on_and_on_until_nobody_reads_it_all";

/** Records several clients and servers whose names and addresses are long, as the text of a file. */
export async function recordCrowd(): Promise<string> {
  const records = await Promise.all(Array.from({ length: 5 }, (_, index) => recordPair(index)));
  return toText(records.flat().toSorted((one, other) => one.at - other.at));
}

async function recordPair(index: number) {
  const inspector = createInspector({ title: `a process with the long title number ${index}` });
  const [channel, far] = memoryPair();
  const name = `server-number-${index}-which-has-a-very-long-name-for-a-server`;
  const uri = `https://example.com/${"a-long-path/".repeat(20)}${index}`;
  const definition = defineServer({
    name,
    version: "1.0.0",
    tools: { [LONG]: tool({ run: () => "x".repeat(3_000) }), short: tool({ run: () => "x" }) },
    resources: { [uri]: resource({ read: () => "x" }) },
  });
  createServer(definition, { inspect: inspector, onEvent() {} }).serve(far);
  const client = { name: `client-number-${index}-with-a-long-name-too`, version: "1.0.0" };
  await using connected = await connect({ channel }, { inspect: inspector, client });
  await connected.callTool(LONG);
  await connected.readResource(uri).catch(() => {});
  await connected.callTool("short");
  return inspector.records();
}
