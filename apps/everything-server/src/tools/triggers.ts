import { tool } from "@mcp-actors/server";

/** Tools that tell every client of a change. */
export const triggers = {
  test_trigger_tool_change: tool({
    description: "Tells that the list of tools changed.",
    run(_args, { server }) {
      server.changed({ list: "tools" });
      return "Told of tools";
    },
  }),
  test_trigger_prompt_change: tool({
    description: "Tells that the list of prompts changed.",
    run(_args, { server }) {
      server.changed({ list: "prompts" });
      return "Told of prompts";
    },
  }),
  test_trigger_resource_change: tool({
    description: "Tells that the list of resources changed.",
    run(_args, { server }) {
      server.changed({ list: "resources" });
      return "Told of resources";
    },
  }),
  test_trigger_resource_update: tool({
    description: "Tells that the watched resource holds something else.",
    run(_args, { server }) {
      server.changed({ resource: "test://watched-resource" });
      return "Told of test://watched-resource";
    },
  }),
};
