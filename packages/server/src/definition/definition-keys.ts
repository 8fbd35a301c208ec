import type { KeysOf } from "@mcp-actors/transport";
import type { Prompt, PromptArgumentDefinition } from "./define-prompt.ts";
import type { AnyResource } from "./define-resource.ts";
import type { Tool } from "./define-tool.ts";
import type { CacheHints, ServerDefinition } from "./definition.ts";
import type { ToolLimits } from "./tool-limits.ts";

/** What a definition may say: also `link`, for one may be made of another. */
export const DEFINITION_KEYS: KeysOf<ServerDefinition> = {
  name: 1,
  version: 1,
  title: 1,
  description: 1,
  websiteUrl: 1,
  icons: 1,
  instructions: 1,
  tools: 1,
  resources: 1,
  prompts: 1,
  pageSize: 1,
  cache: 1,
  link: 1,
};

/** What a definition may say of what clients keep. */
export const CACHE_KEYS: KeysOf<CacheHints> = { ttlMs: 1, cacheScope: 1 };

/** What a tool may be. */
export const TOOL_KEYS: KeysOf<Tool> = {
  title: 1,
  description: 1,
  input: 1,
  output: 1,
  annotations: 1,
  icons: 1,
  _meta: 1,
  fingerprint: 1,
  limits: 1,
  run: 1,
};

/** What may bound a tool. */
export const TOOL_LIMIT_KEYS: KeysOf<ToolLimits> = { concurrency: 1, queue: 1 };

/** What a resource, or a family of them, may be. */
export const RESOURCE_KEYS: KeysOf<AnyResource> = {
  name: 1,
  title: 1,
  description: 1,
  mimeType: 1,
  annotations: 1,
  icons: 1,
  _meta: 1,
  ttlMs: 1,
  cacheScope: 1,
  size: 1,
  list: 1,
  complete: 1,
  read: 1,
};

/** What a prompt may be. */
export const PROMPT_KEYS: KeysOf<Prompt> = {
  title: 1,
  description: 1,
  arguments: 1,
  complete: 1,
  icons: 1,
  _meta: 1,
  get: 1,
};

/** What an argument of a prompt may be. */
export const ARGUMENT_KEYS: KeysOf<PromptArgumentDefinition> = {
  title: 1,
  description: 1,
  required: 1,
  complete: 1,
};
