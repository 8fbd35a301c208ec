import { isRecord, type Tool } from "@mcp-actors/protocol";
import { textOf } from "../text/text-of.ts";
import { bad, type Finding, note } from "./finding.ts";
import { schemaFaults } from "./schema-faults.ts";

/** What is wrong with tools: names that not every client takes, schemas that no client can read. */
export function toolFindings(tools: readonly Tool[]): readonly Finding[] {
  const names = tools.map(({ name }) => name);
  const twice = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  return [
    ...twice.map((name) => bad("tools", `${name} is listed more than once`, "Give each its name")),
    ...tools.flatMap(nameFindings),
    ...tools.flatMap(({ name, inputSchema, outputSchema }) => [
      ...objectFindings(inputSchema, `${name}: inputSchema`),
      ...(outputSchema === undefined ? [] : faultFindings(outputSchema, `${name}: outputSchema`)),
    ]),
    ...undescribed(tools),
  ];
}

// spec: server/tools#tool-names, and what the conformance suite takes
function nameFindings({ name }: Tool): readonly Finding[] {
  if (/^[\w./-]{1,64}$/.test(name)) return [];
  return [
    note(
      "tools",
      `${JSON.stringify(name)} is a name that some clients refuse`,
      "Keep to 64 letters, digits, dots, hyphens and underscores",
    ),
  ];
}

function objectFindings(schema: unknown, where: string): readonly Finding[] {
  if (!isRecord(schema) || schema["type"] !== "object") {
    return [bad("schemas", `${where} is not of type object`, 'Give it "type": "object"')];
  }
  const { properties, required } = schema;
  const known = isRecord(properties) ? properties : {};
  const unknown = Array.isArray(required)
    ? required.filter((name) => !Object.hasOwn(known, String(name)))
    : [];
  return [
    ...faultFindings(schema, where),
    ...unknown.map((name) => note("schemas", `${where} requires ${name} without describing it`)),
  ];
}

function faultFindings(schema: unknown, where: string): readonly Finding[] {
  return schemaFaults(schema).map((fault) =>
    bad("schemas", `${where}: ${fault}`, "A client that checks schemas drops or refuses this tool"),
  );
}

function undescribed(tools: readonly Tool[]): readonly Finding[] {
  const names = tools
    .filter(({ description }) => textOf(description) === undefined)
    .map(({ name }) => name);
  if (names.length === 0) return [];
  const advice = "A model picks tools by their descriptions";
  return [note("tools", `Without description: ${names.join(", ")}`, advice)];
}
