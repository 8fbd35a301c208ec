import { toolText } from "../text/tool-text.ts";
import { listingCommand } from "./listing-command.ts";

/** `tools`: lists the tools. */
export const tools = listingCommand({
  name: "tools",
  summary: "List the tools, and what they take",
  lists: { tools: (client, options) => client.listTools(options) },
  text: toolText,
});
