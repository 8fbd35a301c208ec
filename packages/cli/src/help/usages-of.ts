import type { Command } from "../command.ts";

/** How a command is called, a line for each way to name its server. */
export function usagesOf(command: Command): readonly string[] {
  const { name, operands, rest, connects } = command;
  const words = [
    ...operands.map((operand) => `<${operand}>`),
    ...(rest === undefined ? [] : [`[${rest} …]`]),
  ];
  if (!connects) {
    const program = command.takesProgram === true ? ["[-- <program> [argument …]]"] : [];
    return [["mcp-actors", name, ...words, ...program].join(" ")];
  }
  return [
    ["mcp-actors", name, ...words, "-- <program> [argument …]"].join(" "),
    ["mcp-actors", name, "<url>", ...words].join(" "),
    ["mcp-actors", name, "<server>", ...words].join(" "),
  ];
}
