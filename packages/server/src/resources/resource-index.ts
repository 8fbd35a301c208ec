import { type MatchedVariables, toNormalUri } from "@mcp-actors/protocol";
import type { Resources } from "../definition/definition.ts";
import {
  type CompiledResource,
  type CompiledTemplate,
  compileResource,
  compileTemplate,
  isTemplateText,
} from "./compiled-resource.ts";

/** What is behind a URI: a resource, or one of a family. */
export type FoundResource =
  | { readonly compiled: CompiledResource; readonly variables?: undefined }
  | { readonly compiled: CompiledTemplate; readonly variables: MatchedVariables };

/** The resources of a definition, to be found by their URIs. */
export class ResourceIndex {
  /** By their URIs in the normal form. */
  readonly fixed: ReadonlyMap<string, CompiledResource>;
  /** By their templates, in the order of the definition. */
  readonly templates: ReadonlyMap<string, CompiledTemplate>;

  constructor(resources: Resources = {}) {
    const fixed = new Map<string, CompiledResource>();
    const templates = new Map<string, CompiledTemplate>();
    for (const [key, resource] of Object.entries(resources)) {
      if (isTemplateText(key)) templates.set(key, compileTemplate(key, resource));
      else addOnce(fixed, key, compileResource(key, resource));
    }
    this.fixed = fixed;
    this.templates = templates;
  }

  /** The resource of a URI, however that is escaped; among templates the first that gives it. */
  find(uri: string): FoundResource | undefined {
    const compiled = this.fixed.get(toNormalUri(uri) ?? uri);
    if (compiled !== undefined) return { compiled };
    for (const template of this.templates.values()) {
      const variables = template.template.match(uri);
      if (variables !== undefined) return { compiled: template, variables };
    }
    return undefined;
  }
}

function addOnce(
  fixed: Map<string, CompiledResource>,
  key: string,
  compiled: CompiledResource,
): void {
  const { uri } = compiled.wire;
  if (fixed.has(uri)) throw new TypeError(`Resource ${JSON.stringify(key)} is there twice`);
  fixed.set(uri, compiled);
}
