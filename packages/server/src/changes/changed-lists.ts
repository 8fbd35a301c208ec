import { LATEST_MODERN } from "@mcp-actors/protocol";
import { canonicalJson } from "../json/canonical-json.ts";
import type { Registry } from "../registry/registry.ts";
import type { ListKind } from "./change.ts";

/** The text of each list, as a client of the newest revision sees it. */
type ListTexts = { readonly [Kind in ListKind]: string };

const known = new WeakMap<Registry, ListTexts>();

/** The lists that are others in one registry than in another. */
export function changedLists(before: Registry, after: Registry): readonly ListKind[] {
  if (before === after) return [];
  const [old, now] = [textsOf(before), textsOf(after)];
  return KINDS.filter((kind) => old[kind] !== now[kind]);
}

const KINDS: readonly ListKind[] = ["tools", "prompts", "resources"];

function textsOf(registry: Registry): ListTexts {
  const seen = known.get(registry);
  if (seen !== undefined) return seen;
  const { toolLists, promptList, resourceList, templateList } = registry;
  const texts = {
    tools: canonicalJson(toolLists.get(LATEST_MODERN.version)),
    prompts: canonicalJson(promptList),
    resources: canonicalJson([resourceList, templateList]),
  };
  known.set(registry, texts);
  return texts;
}
