import assert from "node:assert/strict";
import type { Check } from "../../scripts/check.ts";
import { packageFile } from "../peer-file.ts";
import { runNode } from "./run-node.ts";
import { at, OVER, type Place, type Wire } from "./wire.ts";
import { COUNTS } from "./work.ts";

const INSPECTOR = packageFile("@modelcontextprotocol/inspector/clients/launcher/build/index.js");

/** What its command line exits with when a tool answered with `isError`. */
const TOOL_IS_ERROR = 5;

interface Use {
  readonly title: string;
  readonly args: readonly string[];
  readonly code?: number;
  readonly judge: (result: Printed) => void;
}

/** A result of any method, as it is printed. */
interface Printed {
  readonly tools?: readonly unknown[];
  readonly resources?: readonly unknown[];
  readonly resourceTemplates?: readonly unknown[];
  readonly prompts?: readonly unknown[];
  readonly contents?: unknown;
  readonly messages?: unknown;
  readonly content?: unknown;
  readonly structuredContent?: unknown;
  readonly isError?: boolean;
}

const USES: readonly Use[] = [
  {
    title: "lists our tools, and finds their schemas portable",
    args: ["--method", "tools/list", "--strict"],
    judge: ({ tools }) => assert.equal(tools?.length, COUNTS.tools),
  },
  {
    title: "lists our resources",
    args: ["--method", "resources/list"],
    judge: ({ resources }) => assert.equal(resources?.length, COUNTS.resources),
  },
  {
    title: "lists our resource templates",
    args: ["--method", "resources/templates/list"],
    judge: ({ resourceTemplates }) => assert.equal(resourceTemplates?.length, COUNTS.templates),
  },
  {
    title: "lists our prompts",
    args: ["--method", "prompts/list"],
    judge: ({ prompts }) => assert.equal(prompts?.length, COUNTS.prompts),
  },
  {
    title: "calls a tool of ours",
    args: callOf("test_structured_content", { a: 19, b: 23 }),
    judge: ({ structuredContent }) => assert.deepEqual(structuredContent, { sum: 42 }),
  },
  {
    title: "tells a tool of ours that fails from one that does not",
    args: callOf("test_error_handling", {}),
    code: TOOL_IS_ERROR,
    judge: ({ isError }) => assert.equal(isError, true),
  },
  {
    title: "reads a resource of ours",
    args: ["--method", "resources/read", "--uri", "test://static-text"],
    judge: ({ contents }) =>
      assert.deepEqual(contents, [
        {
          uri: "test://static-text",
          mimeType: "text/plain",
          text: "This is the content of the static text resource.",
        },
      ]),
  },
  {
    title: "gets a prompt of ours",
    args: ["--method", "prompts/get", "--prompt-name", "test_simple_prompt"],
    judge: ({ messages }) =>
      assert.deepEqual(messages, [
        {
          role: "user",
          content: { type: "text", text: "This is a simple prompt for testing." },
        },
      ]),
  },
];

const WAYS: readonly { readonly era: string; readonly wire: Wire }[] = [
  ...["legacy", "auto", "modern"].flatMap((era) => [
    { era, wire: "stdio" as const },
    { era, wire: "http" as const },
  ]),
  { era: "legacy", wire: "sse" },
];

/** Our everything-server under the official inspector's command line, in each of its era modes. */
export const inspector: readonly Check[] = WAYS.flatMap(({ era, wire }) =>
  USES.map(({ title, args, code = 0, judge }) => ({
    title: `inspector 2.12.0, ${era}${OVER[wire]}, ${title}`,
    async run() {
      const flags = ["--cli", "--protocol-era", era, "--format", "json", "-q", ...args];
      const ended = await at(wire, (place) => runNode(INSPECTOR, [...flags, ...targetOf(place)]));
      assert.equal(ended.code, code, ended.stderr);
      judge((JSON.parse(ended.stdout) as { readonly result: Printed }).result);
    },
  })),
);

function targetOf(place: Place): readonly string[] {
  if (place.wire === "stdio") return ["--", ...place.command];
  return ["--server-url", place.url, "--transport", place.wire];
}

function callOf(name: string, args: object): string[] {
  const json = JSON.stringify(args);
  return ["--method", "tools/call", "--tool-name", name, "--tool-args-json", json];
}
