import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import * as root from "../src/index.ts";
import * as schema from "../src/schema/index.ts";

const SOURCE = join(import.meta.dirname, "..", "src");

test("the root entry exports these values", () => {
  expect(Object.keys(root).sort()).toEqual([
    "DEFAULT_MAX_DEPTH",
    "ErrorCode",
    "HttpHeader",
    "LATEST_LEGACY",
    "LATEST_MODERN",
    "LOGGING_LEVELS",
    "McpError",
    "MediaType",
    "MetaKey",
    "MissingRequiredClientCapabilityError",
    "ProtocolError",
    "REVISIONS",
    "UNSAID_REVISION",
    "UnsupportedProtocolVersionError",
    "UrlElicitationRequiredError",
    "VERSIONS",
    "agreesWithArgument",
    "classify",
    "decodeHeaderValue",
    "decodeMessage",
    "findRevision",
    "frozenCopy",
    "httpStatus",
    "isCallToolResult",
    "isContentBlock",
    "isCreateMessageParams",
    "isCreateMessageResult",
    "isElicitParams",
    "isElicitResult",
    "isListRootsResult",
    "isLoggingLevel",
    "isNamed",
    "isProgressParams",
    "isRecord",
    "isRequestId",
    "isSessionId",
    "isStrings",
    "legacyDialect",
    "mediaType",
    "messageOf",
    "mirroredName",
    "modernDialect",
    "offer",
    "paramHeaderFields",
    "readParamHeaders",
    "templateExpander",
    "toNormalUri",
    "toProtocolError",
    "uriTemplate",
  ]);
});

test("the schema entry exports these values", () => {
  expect(Object.keys(schema)).toEqual(["schemaOf"]);
});

test("tests read the package's own name as its sources", async () => {
  expect(await import("@mcp-actors/protocol")).toBe(root);
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
