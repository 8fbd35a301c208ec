import {
  ErrorCode,
  type Prompt,
  ProtocolError,
  type Request,
  type Resource,
  type ResourceTemplate,
  type Result,
  type Tool,
} from "@mcp-actors/protocol";

/** A list that a server gives page by page: who is asked, and where the items are. */
export interface List<Item> {
  readonly method: string;
  /** The field of a page that holds the items. */
  readonly field: string;
  /** The field that every item has, a text. */
  readonly key: keyof Item & string;
  /** What one item is called. */
  readonly item: string;
}

/** The list of tools. */
export const TOOLS: List<Tool> = {
  method: "tools/list",
  field: "tools",
  key: "name",
  item: "tool",
};

/** The list of resources. */
export const RESOURCES: List<Resource> = {
  method: "resources/list",
  field: "resources",
  key: "uri",
  item: "resource",
};

/** The list of families of resources. */
export const RESOURCE_TEMPLATES: List<ResourceTemplate> = {
  method: "resources/templates/list",
  field: "resourceTemplates",
  key: "uriTemplate",
  item: "template",
};

/** The list of prompts. */
export const PROMPTS: List<Prompt> = {
  method: "prompts/list",
  field: "prompts",
  key: "name",
  item: "prompt",
};

/** The request for one page of a list. */
export function listRequest(method: string, cursor: string | undefined): Request {
  return cursor === undefined ? { method } : { method, params: { cursor } };
}

/** The items on one page; unknown fields of theirs survive. */
export function readItems<Item>(list: List<Item>, page: Result): readonly Item[] {
  const { method, field, key, item } = list;
  const items: unknown = page[field];
  if (isListOf(items, list)) return items;
  const what = Array.isArray(items) ? `a ${item} without a ${key}` : `no list of ${field}`;
  throw new ProtocolError(ErrorCode.InvalidRequest, `Answer to ${method} has ${what}`);
}

function isListOf<Item>(items: unknown, { key }: List<Item>): items is readonly Item[] {
  return Array.isArray(items) && items.every((item) => typeof item?.[key] === "string");
}
