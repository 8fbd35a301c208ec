import type { Command } from "../command.ts";

/** How a command is called, a line for each way to name its server. */
export function usagesOf({ name, operands, rest, connects }: Command): readonly string[] {
  const words = [
    ...operands.map((operand) => `<${operand}>`),
    ...(rest === undefined ? [] : [`[${rest} …]`]),
  ];
  if (!connects) return [["mcp-actors", name, ...words].join(" ")];
  return [
    ["mcp-actors", name, ...words, "-- <program> [argument …]"].join(" "),
    ["mcp-actors", name, "<url>", ...words].join(" "),
    ["mcp-actors", name, "<server>", ...words].join(" "),
  ];
}
