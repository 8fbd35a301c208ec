import {
  type DiscoverResult,
  type Implementation,
  type ListToolsResult,
  REVISIONS,
  type Revision,
  type ServerCapabilities,
  VERSIONS,
} from "@mcp-actors/protocol";
import { type CompiledTool, compileTool, toWireTool } from "./compiled-tool.ts";
import type { ServerDefinition } from "./definition.ts";
import { present } from "./present.ts";

/** A definition with everything worked out that does not depend on who asks. */
export interface Registry {
  readonly serverInfo: Implementation;
  readonly capabilities: ServerCapabilities;
  readonly instructions: string | undefined;
  readonly tools: ReadonlyMap<string, CompiledTool>;
  /** What `tools/list` answers, by the version of the revision. */
  readonly toolLists: ReadonlyMap<string, ListToolsResult>;
  /** What `server/discover` answers. */
  readonly discovery: DiscoverResult;
}

/** How long a client may keep what a definition says, in ms. spec: server/utilities/caching */
const TTL_MS = 60_000;

/** A definition is one value for everyone who asks. */
const CACHEABLE = { ttlMs: TTL_MS, cacheScope: "public" } as const;

const compiled = new WeakMap<ServerDefinition, Registry>();

/** Works a definition out, once for all servers and sessions of it. */
export function compile(definition: ServerDefinition): Registry {
  const known = compiled.get(definition);
  if (known !== undefined) return known;
  const registry = build(definition);
  compiled.set(definition, registry);
  return registry;
}

function build(definition: ServerDefinition): Registry {
  const tools = new Map(
    Object.entries(definition.tools ?? {}).map(([name, tool]) => [name, compileTool(name, tool)]),
  );
  const capabilities = {
    // `logging/setLevel` always works, whatever is offered.
    logging: {},
    ...(definition.tools !== undefined && { tools: {} }),
  };
  return {
    serverInfo: serverInfo(definition),
    capabilities,
    instructions: definition.instructions,
    tools,
    toolLists: new Map(REVISIONS.map((revision) => [revision.version, listTools(tools, revision)])),
    discovery: present({
      supportedVersions: VERSIONS,
      capabilities,
      instructions: definition.instructions,
      ...CACHEABLE,
    }),
  };
}

function serverInfo(definition: ServerDefinition): Implementation {
  const { name, version, title, description, websiteUrl, icons } = definition;
  return present({ name, version, title, description, websiteUrl, icons });
}

function listTools(tools: ReadonlyMap<string, CompiledTool>, revision: Revision): ListToolsResult {
  return {
    tools: [...tools.values()].map((tool) => toWireTool(tool, revision)),
    ...(revision.era === "modern" && CACHEABLE),
  };
}
