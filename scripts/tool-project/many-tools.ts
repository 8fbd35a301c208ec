/** How a server of many tools is written: with what, and whether its results are checked. */
export interface ManyTools {
  readonly count: number;
  /** Whether what a tool returns is checked against its output schema. */
  readonly checked: boolean;
}

/** With what the same tools are written. */
export type Author = "ours" | "official-1" | "official-2" | "zod";

/** What a project of each author imports. */
export const IMPORTS: { readonly [author in Author]: readonly string[] } = {
  ours: ["@mcp-actors/protocol", "@mcp-actors/server", "zod"],
  "official-1": ["@modelcontextprotocol/sdk", "zod"],
  "official-2": ["@modelcontextprotocol/server", "zod"],
  zod: ["zod"],
};

/** The module in which an author defines so many tools with nested schemas. */
export function manyTools(author: Author, { count, checked }: ManyTools): string {
  const { head, tool, foot } = TEXTS[author];
  const tools = Array.from({ length: count }, (_, index) => tool(index, checked));
  // Zod is imported, and one schema made, however few the tools are.
  return ['import { z } from "zod";', "z.object({});", head, ...tools, foot, ""].join("\n");
}

interface Text {
  readonly head: string;
  readonly tool: (index: number, checked: boolean) => string;
  readonly foot: string;
}

const OFFICIAL = 'export const server = new McpServer({ name: "many", version: "1.0.0" });';

const TEXTS: { readonly [author in Author]: Text } = {
  ours: {
    head: `import type { CallToolResult } from "@mcp-actors/protocol";
import { defineServer, tool } from "@mcp-actors/server";
export const server = defineServer({ name: "many", version: "1.0.0", tools: {`,
    tool: (index, checked) => {
      const run = checked
        ? `(args) => (${result(index)})`
        : `(args): CallToolResult => (${whole(result(index))})`;
      return `find${index}: tool({ input: ${input(index)}, output: ${output(index)}, run: ${run} }),`;
    },
    foot: "}});",
  },
  "official-1": {
    head: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";\n${OFFICIAL}`,
    tool: registerTool,
    foot: "",
  },
  "official-2": {
    head: `import { McpServer } from "@modelcontextprotocol/server";\n${OFFICIAL}`,
    tool: registerTool,
    foot: "",
  },
  zod: {
    head: "",
    tool: (index, checked) => {
      const returned = checked ? `: z.input<typeof output${index}>` : "";
      return `const input${index} = ${input(index)};
export const output${index} = ${output(index)};
export const find${index} = (args: z.output<typeof input${index}>)${returned} => (${result(index)});`;
    },
    foot: "",
  },
};

/** The official SDKs check no result against its schema: whoever wants that has to write it. */
function registerTool(index: number, checked: boolean): string {
  const structured = checked
    ? `${result(index)} satisfies z.input<typeof output${index}>`
    : result(index);
  return `const output${index} = ${output(index)};
server.registerTool("find${index}", { inputSchema: ${input(index)}, outputSchema: output${index} }, (args) => (${whole(structured)}));`;
}

function whole(structured: string): string {
  return `{ content: [], structuredContent: ${structured} }`;
}

// No two tools share a type, as no two would.
function input(index: number): string {
  return `z.object({ id${index}: z.string(), filter: z.object({ tags: z.array(z.string()), range: z.object({ from: z.number(), to: z.number().optional() }) }), mode: z.enum(["all${index}", "some"]) })`;
}

function output(index: number): string {
  return `z.object({ items: z.array(z.object({ name${index}: z.string(), score: z.number(), at: z.object({ x: z.number(), y: z.number() }) })), next: z.string().optional() })`;
}

function result(index: number): string {
  return `{ items: [{ name${index}: args.id${index}, score: args.filter.range.from, at: { x: 1, y: 2 } }] }`;
}
