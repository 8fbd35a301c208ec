import {
  frozenCopy,
  type Implementation,
  type Meta,
  MetaKey,
  REVISIONS,
  type ResourceTemplate,
  type ServerCapabilities,
  type Prompt as WirePrompt,
  type Resource as WireResource,
  type Tool as WireTool,
} from "@mcp-actors/protocol";
import { checkIcons } from "../definition/check-icons.ts";
import type { CacheHints, ServerDefinition } from "../definition/definition.ts";
import { present } from "../json/present.ts";
import { type CompiledPrompt, compilePrompt } from "../prompts/compiled-prompt.ts";
import { checkCacheHints } from "../request/cache-hints.ts";
import { ResourceIndex } from "../resources/resource-index.ts";
import { type CompiledTool, compileTool, toWireTool } from "../tools/compiled-tool.ts";
import { toCapabilities } from "./capabilities.ts";

/** A definition with everything worked out that does not depend on who asks; what clients are shown is frozen. */
export interface Registry {
  readonly serverInfo: Implementation;
  /** What the `_meta` of each result says of the server, since 2026-07-28. */
  readonly stamp: Meta;
  readonly capabilities: ServerCapabilities;
  readonly instructions: string | undefined;
  readonly tools: ReadonlyMap<string, CompiledTool>;
  readonly prompts: ReadonlyMap<string, CompiledPrompt>;
  readonly resources: ResourceIndex;
  /** What `tools/list` shows, by the version of the revision. */
  readonly toolLists: ReadonlyMap<string, readonly WireTool[]>;
  readonly promptList: readonly WirePrompt[];
  /** The resources of the definition, without those that its families list. */
  readonly resourceList: readonly WireResource[];
  readonly templateList: readonly ResourceTemplate[];
  readonly pageSize: number;
  readonly cache: CacheHints;
}

const PAGE_SIZE = 100;

const compiled = new WeakMap<ServerDefinition, Registry>();

/** Works a definition out, once for all servers and sessions of it. */
export function compile(definition: ServerDefinition): Registry {
  const known = compiled.get(definition);
  if (known !== undefined) return known;
  const registry = build(definition);
  compiled.set(definition, registry);
  return registry;
}

/** Whether a definition is worked out, and so was found to be good. */
export function isCompiled(definition: ServerDefinition): boolean {
  return compiled.has(definition);
}

function build(definition: ServerDefinition): Registry {
  const { instructions, cache = {}, pageSize = PAGE_SIZE } = definition;
  checkOptions(definition, pageSize);
  const tools = compileAll(definition.tools, compileTool);
  const prompts = compileAll(definition.prompts, compilePrompt);
  const resources = new ResourceIndex(definition.resources);
  const info = frozenCopy(serverInfo(definition));
  return {
    serverInfo: info,
    stamp: Object.freeze({ [MetaKey.ServerInfo]: info }),
    capabilities: frozenCopy(toCapabilities(definition, { prompts, resources })),
    instructions,
    tools,
    prompts,
    resources,
    toolLists: new Map(
      REVISIONS.map((revision) => [
        revision.version,
        Object.freeze([...tools.values()].map((tool) => toWireTool(tool, revision))),
      ]),
    ),
    promptList: frozenCopy([...prompts.values()].map(({ wire }) => wire)),
    resourceList: frozenCopy([...resources.fixed.values()].map(({ wire }) => wire)),
    templateList: frozenCopy([...resources.templates.values()].map(({ wire }) => wire)),
    pageSize,
    cache,
  };
}

function compileAll<Defined, Compiled>(
  definitions: { readonly [name: string]: Defined } = {},
  compileOne: (name: string, definition: Defined) => Compiled,
): ReadonlyMap<string, Compiled> {
  return new Map(
    Object.entries(definitions).map(([name, definition]) => [name, compileOne(name, definition)]),
  );
}

function checkOptions({ name, icons, cache }: ServerDefinition, pageSize: number): void {
  const of = `server ${JSON.stringify(name)}`;
  checkIcons(icons, of);
  checkCacheHints(cache ?? {}, of);
  if (!Number.isInteger(pageSize) || pageSize < 1) {
    throw new TypeError(`pageSize of ${of} must be a whole number above 0, not ${pageSize}`);
  }
}

function serverInfo(definition: ServerDefinition): Implementation {
  const { name, version, title, description, websiteUrl, icons } = definition;
  return present({ name, version, title, description, websiteUrl, icons });
}
