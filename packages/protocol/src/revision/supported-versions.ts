import { isString } from "../guards/json-type.ts";
import type { ErrorObject } from "../json-rpc.ts";

/** The versions that an error says its sender speaks; undefined when it does not say. */
export function supportedVersions({ data }: ErrorObject): readonly string[] | undefined {
  if (typeof data !== "object" || data === null || !("supported" in data)) return undefined;
  return Array.isArray(data.supported) ? data.supported.filter(isString) : undefined;
}
