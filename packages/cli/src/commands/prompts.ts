import { promptText } from "../text/prompt-text.ts";
import { listingCommand } from "./listing-command.ts";

/** `prompts`: lists the prompts. */
export const prompts = listingCommand({
  name: "prompts",
  summary: "List the prompts, and what they are filled in with",
  lists: { prompts: (client, options) => client.listPrompts(options) },
  text: promptText,
});
