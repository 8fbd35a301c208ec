import type { Resource, ResourceTemplate } from "@mcp-actors/protocol";
import { listOrNone } from "../connection/list-or-none.ts";
import { resourceText } from "../text/resource-text.ts";
import { listingCommand } from "./listing-command.ts";

/** `resources`: lists resources and their templates. */
export const resources = listingCommand<Resource | ResourceTemplate>({
  name: "resources",
  summary: "List the resources, and the templates of families of them",
  lists: {
    resources: (client, options) => client.listResources(options),
    resourceTemplates: (client, options) => listOrNone(client.listResourceTemplates(options)),
  },
  text: resourceText,
});
