import type { Scenario } from "../scenario.ts";

/** Lists the tools, and adds two numbers by one of them. */
export const callTools: Scenario = async (client) => {
  await client.listTools();
  await client.callTool("add_numbers", { a: 5, b: 3 });
};

/** Calls the one tool whose form leaves every field to its default. */
export const fillDefaults: Scenario = async (client) => {
  await client.listTools();
  await client.callTool("test_client_elicitation_defaults", {});
};

/** Calls a tool whose stream the server ends before it has answered. */
export const reconnect: Scenario = async (client) => {
  await client.listTools();
  await client.callTool("test_reconnection", {});
};

/** Lists the tools and calls none, whatever their schemas refer to. */
export const listTools: Scenario = async (client) => {
  await client.listTools();
};

/** Gives a schema back as it was listed. */
export const echoSchema: Scenario = async (client) => {
  const tools = await client.listTools();
  const focal = tools.find(({ name }) => name === "json_schema_2020_12_tool");
  if (focal === undefined) throw new Error("The server lists no json_schema_2020_12_tool");
  await client.callTool("json_schema_echo", { schema: focal.inputSchema });
};
