import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import * as clientFeatures from "../src/client-features/index.ts";
import * as http from "../src/http/index.ts";
import * as root from "../src/index.ts";
import * as schema from "../src/schema/index.ts";

const SOURCE = join(import.meta.dirname, "..", "src");

test("the root entry exports these values", () => {
  expect(Object.keys(root).sort()).toEqual([
    "DEFAULT_MAX_DEPTH",
    "ErrorCode",
    "LATEST_LEGACY",
    "LATEST_MODERN",
    "LOGGING_LEVELS",
    "McpError",
    "MetaKey",
    "MissingRequiredClientCapabilityError",
    "ProtocolError",
    "REVISIONS",
    "UNSAID_REVISION",
    "UnsupportedProtocolVersionError",
    "UrlElicitationRequiredError",
    "VERSIONS",
    "classify",
    "decodeMessage",
    "findRevision",
    "frozenCopy",
    "isCallToolResult",
    "isContentBlock",
    "isLoggingLevel",
    "isProgressParams",
    "isRecord",
    "isRequestId",
    "isStrings",
    "legacyDialect",
    "messageOf",
    "modernDialect",
    "offer",
    "templateExpander",
    "toNormalUri",
    "toProtocolError",
    "uriTemplate",
  ]);
});

test("the HTTP entry exports these values", () => {
  expect(Object.keys(http).sort()).toEqual([
    "HttpHeader",
    "MediaType",
    "agreesWithArgument",
    "decodeHeaderValue",
    "httpStatus",
    "isNamed",
    "isSessionId",
    "mediaType",
    "mirroredName",
    "paramHeaderFields",
    "readParamHeaders",
  ]);
});

test("the entry of client features exports these values", () => {
  expect(Object.keys(clientFeatures).sort()).toEqual([
    "isCreateMessageParams",
    "isCreateMessageResult",
    "isElicitParams",
    "isElicitResult",
    "isListRootsResult",
  ]);
});

test("the schema entry exports these values", () => {
  expect(Object.keys(schema)).toEqual(["schemaOf"]);
});

test("tests read the package's own name as its sources", async () => {
  expect(await import("@mcp-actors/protocol")).toBe(root);
  expect(await import("@mcp-actors/protocol/client-features")).toBe(clientFeatures);
  expect(await import("@mcp-actors/protocol/http")).toBe(http);
  expect(await import("@mcp-actors/protocol/schema")).toBe(schema);
});

describe("what an entry loads", () => {
  test("the root entry loads nothing but its own files, and no schema", () => {
    const loaded = graphOf(join(SOURCE, "index.ts"));

    expect(loaded.packages).toEqual([]);
    expect(loaded.files.filter((file) => file.includes("/schema/"))).toEqual([]);
    expect(loaded.files.length).toBeGreaterThan(20);
  });

  test("the schema entry loads Zod and nothing else", () => {
    expect(graphOf(join(SOURCE, "schema", "index.ts")).packages).toEqual(["zod"]);
  });
});

/** The files and packages that a file loads, types aside. */
function graphOf(entry: string): { readonly files: string[]; readonly packages: string[] } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const specifier of loadedBy(readFileSync(file, "utf8"))) {
      if (specifier.startsWith(".")) visit(join(dirname(file), specifier));
      else packages.add(specifier);
    }
  };
  visit(entry);
  return { files: [...files], packages: [...packages] };
}

function loadedBy(text: string): string[] {
  const statement = /^(?:import|export)\s+(type\b)?[^;"]*?from\s+"([^"]+)"|^import\s+"([^"]+)"/gm;
  return [...text.matchAll(statement)]
    .filter(([, type]) => type === undefined)
    .map(([, , from, bare]) => from ?? bare ?? "");
}
