import { connect } from "@mcp-actors/client";
import type { JsonObject } from "@mcp-actors/protocol";
import { confirm } from "./confirm.ts";
import { SCENARIOS } from "./scenarios/scenarios.ts";

// The suite starts this for each scenario, with the address of its server as the last argument.

const {
  MCP_CONFORMANCE_SCENARIO: name = "",
  MCP_CONFORMANCE_PROTOCOL_VERSION: version,
  MCP_CONFORMANCE_CONTEXT: context = "{}",
} = process.env;
const url = process.argv.at(-1) ?? "";

const scenario = SCENARIOS.get(name);
if (scenario === undefined) throw new Error(`No scenario is named ${JSON.stringify(name)}`);

const client = await connect(url, {
  era: version,
  client: { name: "mcp-actors-conformance", version: "1.0.0" },
  elicitation: confirm,
  sampling: () => ({
    role: "assistant",
    content: { type: "text", text: "A sampled text" },
    model: "test-model",
  }),
  roots: [{ uri: "file:///conformance" }],
});
try {
  await scenario(client, JSON.parse(context) as JsonObject);
} finally {
  await client.close();
}
