import {
  type EmbeddedContents,
  isRecord,
  type ReadResourceResult,
  toNormalUri,
} from "@mcp-actors/protocol";
import type { Contents, WholeRead } from "../definition/define-resource.ts";
import { toBase64 } from "../json/base64.ts";

/** What is known of the resource that was read. */
interface ReadFrom {
  readonly uri: string;
  readonly mimeType: string | undefined;
}

/** What `read` gave, as a result; undefined where that is nothing. */
export function toReadResult(
  value: unknown,
  { uri: asked, mimeType }: ReadFrom,
): ReadResourceResult | undefined {
  if (value === undefined || value === null) return undefined;
  const from = { uri: toWireUri(asked), mimeType };
  if (!isWholeRead(value)) return { contents: toContents(value, from) };
  return { ...value, contents: value.contents.map((one) => complete(one, from)) };
}

/** The URI as it was asked for, where that is one; RFC 3986 knows no character beyond ASCII. */
function toWireUri(uri: string): string {
  return /^[!-~]*$/.test(uri) ? uri : (toNormalUri(uri) ?? uri);
}

function toContents(value: unknown, from: ReadFrom): readonly EmbeddedContents[] {
  const { uri, mimeType } = from;
  if (typeof value === "string") return [{ uri, mimeType: mimeType ?? "text/plain", text: value }];
  if (value instanceof Uint8Array) {
    const blob = toBase64(value);
    return [{ uri, mimeType: mimeType ?? "application/octet-stream", blob }];
  }
  if (isContents(value)) return [complete(value, from)];
  if (isContentsList(value)) return value.map((one) => complete(one, from));
  return [{ uri, mimeType: mimeType ?? "application/json", text: toJson(value, uri) }];
}

function toJson(value: unknown, uri: string): string {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`What was read of ${uri} is not JSON`);
  return text;
}

function complete(contents: Contents, from: ReadFrom): EmbeddedContents {
  const { uri = from.uri, mimeType = from.mimeType, _meta } = contents;
  const rest = {
    ...(mimeType !== undefined && { mimeType }),
    ...(_meta !== undefined && { _meta }),
  };
  if ("text" in contents && typeof contents.text === "string") {
    return { uri, ...rest, text: contents.text };
  }
  const blob = "blob" in contents ? contents.blob : undefined;
  return { uri, ...rest, blob: blob instanceof Uint8Array ? toBase64(blob) : (blob ?? "") };
}

const FIELDS: ReadonlySet<string> = new Set(["uri", "mimeType", "text", "blob", "_meta"]);
const RESULT_FIELDS: ReadonlySet<string> = new Set(["contents", "ttlMs", "cacheScope", "_meta"]);

/** Whether a value is contents rather than JSON: text or bytes, and no field that contents lack. */
function isContents(value: unknown): value is Contents {
  if (!isRecord(value) || !Object.keys(value).every((field) => FIELDS.has(field))) return false;
  const { text, blob } = value;
  return blob === undefined
    ? typeof text === "string"
    : text === undefined && (typeof blob === "string" || blob instanceof Uint8Array);
}

/** An empty list is JSON, for there are no empty contents. spec: 2026-07-28 server/resources */
function isContentsList(value: unknown): value is readonly Contents[] {
  return Array.isArray(value) && value.length > 0 && value.every(isContents);
}

function isWholeRead(value: unknown): value is WholeRead {
  return (
    isRecord(value) &&
    isContentsList(value["contents"]) &&
    Object.keys(value).every((field) => RESULT_FIELDS.has(field))
  );
}
