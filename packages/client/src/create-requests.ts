import type { Request } from "@mcp-actors/protocol";
import type { Caller } from "./caller.ts";
import { callToolRequest } from "./calls/call-tool.ts";
import { completeRequest, readCompletion } from "./calls/complete.ts";
import { DISCOVER, readDiscovery } from "./calls/discover.ts";
import { getPromptRequest, readPrompt } from "./calls/get-prompt.ts";
import { PROMPTS, RESOURCE_TEMPLATES, RESOURCES, readItems, TOOLS } from "./calls/list.ts";
import { readContents, readResourceRequest } from "./calls/read-resource.ts";
import type { ClientRequests } from "./client-requests.ts";
import { listing } from "./listing.ts";
import type { OutputSchemas } from "./outputs/output-schemas.ts";
import { same } from "./same.ts";
import { ToolHints } from "./tool-hints.ts";

/** What the requests of a client are made with. */
export interface RequestParts {
  readonly caller: Caller;
  readonly outputs: OutputSchemas;
  /** The request that any live server answers. */
  readonly probe: () => Request;
}

/** What can be asked of a server, each as a call of its own. */
export function createRequests({ caller, outputs, probe }: RequestParts): ClientRequests {
  const hints = new ToolHints();
  const tools = listing(caller, TOOLS, (page) => {
    const listed = readItems(TOOLS, page);
    outputs.learn(listed);
    hints.learn(listed);
    return listed;
  });
  const resources = listing(caller, RESOURCES);
  const templates = listing(caller, RESOURCE_TEMPLATES);
  const prompts = listing(caller, PROMPTS);
  return {
    callTool: (name, args, options) =>
      caller.call(
        callToolRequest(name, args),
        hints.optionsOf(name, options),
        outputs.readerOf(name),
      ),
    listTools: tools.all,
    toolPages: tools.pages,
    listResources: resources.all,
    resourcePages: resources.pages,
    listResourceTemplates: templates.all,
    resourceTemplatePages: templates.pages,
    readResource: (uri, options) => caller.fetch(readResourceRequest(uri), options, readContents),
    listPrompts: prompts.all,
    promptPages: prompts.pages,
    getPrompt: (name, args, options) =>
      caller.call(getPromptRequest(name, args), options, readPrompt),
    complete: (target, argument, options = {}) =>
      caller.call(completeRequest(target, argument, options), options, readCompletion),
    discover: (options) => caller.fetch(DISCOVER, options, readDiscovery),
    ping: (options) => caller.call(probe(), options, same),
    request: (request, options) => caller.call(request, options, same),
  };
}
