import {
  type ResourceTemplate,
  toNormalUri,
  type UriTemplate,
  uriTemplate,
  type Resource as WireResource,
} from "@mcp-actors/protocol";
import { checkIcons } from "../definition/check-icons.ts";
import { compileCompleters } from "../definition/compile-completers.ts";
import type { Completer } from "../definition/completer.ts";
import type { AnyResource } from "../definition/define-resource.ts";
import { digest } from "../json/digest.ts";
import { present } from "../json/present.ts";
import { checkCacheHints } from "../request/cache-hints.ts";

/** A resource with everything worked out that does not depend on a request. */
export interface CompiledResource {
  readonly resource: AnyResource;
  /** Differs when the resource is no longer the one that asked. */
  readonly fingerprint: string;
  readonly wire: WireResource;
}

/** A family of resources, worked out likewise. */
export interface CompiledTemplate {
  readonly resource: AnyResource;
  readonly fingerprint: string;
  readonly template: UriTemplate;
  readonly completers: ReadonlyMap<string, Completer>;
  readonly wire: ResourceTemplate;
}

/** Whether a key of resources is a template of URIs. */
export function isTemplateText(key: string): boolean {
  return key.includes("{") || key.includes("}");
}

/** spec: RFC 3986, section 3, and no escape that is broken. */
const URI = /^[a-z][a-z\d+.-]*:(?:[^%]|%[\dA-F]{2})*$/i;
const TEMPLATE = /^(?:[a-z][a-z\d+.-]*:|\{)/i;

/** A resource, ready to be listed and read; throws where something is wrong with its definition. */
export function compileResource(key: string, resource: AnyResource): CompiledResource {
  const uri = toNormalUri(key);
  if (uri === undefined || !URI.test(uri)) throw misnamed(key);
  check(key, resource);
  const { size } = resource;
  return {
    resource,
    fingerprint: toFingerprint(key, resource),
    wire: present({ uri, ...describe(key, resource), size }),
  };
}

/** A family of resources, ready to be listed and read; throws where something is wrong with its definition. */
export function compileTemplate(key: string, resource: AnyResource): CompiledTemplate {
  if (!TEMPLATE.test(key)) throw misnamed(key);
  check(key, resource);
  const template = uriTemplate(key);
  return {
    resource,
    fingerprint: toFingerprint(key, resource),
    template,
    completers: compileCompleters(resource.complete, template.variables, toOf(key)),
    wire: present({ uriTemplate: key, ...describe(key, resource) }),
  };
}

function describe(key: string, resource: AnyResource) {
  const { name = key, title, description, mimeType, annotations, icons, _meta } = resource;
  return { name, title, description, mimeType, annotations, icons, _meta };
}

function check(key: string, { icons, ttlMs }: AnyResource): void {
  checkIcons(icons, toOf(key));
  checkCacheHints({ ttlMs }, toOf(key));
}

function toFingerprint(key: string, { name, description, mimeType }: AnyResource): string {
  return digest([key, name, description, mimeType]);
}

function toOf(key: string): string {
  return `resource ${JSON.stringify(key)}`;
}

function misnamed(key: string): TypeError {
  return new TypeError(`Resource ${JSON.stringify(key)} must be named by a URI or a URI template`);
}
