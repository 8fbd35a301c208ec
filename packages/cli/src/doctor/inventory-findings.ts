import type { ServerAccount } from "@mcp-actors/client";
import { bad, type Finding, good, note } from "./finding.ts";
import type { Inventory, Listed } from "./inventory.ts";
import { toolFindings } from "./tool-findings.ts";

/** Findings about what a server offers, and whether it holds what its capabilities promise. */
export function inventoryFindings(
  inventory: Inventory,
  { info, capabilities }: ServerAccount,
): readonly Finding[] {
  const { tools, resources, resourceTemplates, prompts } = inventory;
  const lists = { tools, resources, templates: resourceTemplates, prompts };
  return [
    ...(info.name === undefined || info.version === undefined
      ? [note("identity", "has no name or no version", "Send both in serverInfo")]
      : []),
    good("offers", offerText(lists, Object.keys(capabilities))),
    ...Object.entries(lists).flatMap(([name, list]) => listFindings(name, list)),
    ...(tools !== undefined && "items" in tools ? toolFindings(tools.items) : []),
    ...pingFindings(inventory),
  ];
}

interface Lists {
  readonly [name: string]: Listed<unknown> | undefined;
}

function offerText(lists: Lists, capabilities: readonly string[]): string {
  const counts = Object.entries(lists).flatMap(([name, list]) =>
    list !== undefined && "items" in list ? [countOf(list.items.length, name)] : [],
  );
  const others = capabilities.filter((name) => !(name in lists));
  return [...counts, ...others].join(", ") || "nothing";
}

function countOf(count: number, things: string): string {
  return `${count} ${count === 1 ? things.replace(/s$/, "") : things}`;
}

function listFindings(name: string, list: Listed<unknown> | undefined): readonly Finding[] {
  if (list === undefined) return [];
  if ("items" in list) {
    return list.ms > 2000 ? [note(name, `listed in ${Math.round(list.ms)} ms`)] : [];
  }
  const advice = "Answer the list, empty if need be, or leave the capability out";
  return [bad(name, `cannot be listed: ${list.problem}`, advice)];
}

function pingFindings({ ping, knowsItsMethods }: Inventory): readonly Finding[] {
  return [
    ping === undefined
      ? bad("ping", "was not answered", "Answer it at once: clients take silence for death")
      : good("ping", `${Math.round(ping * 10) / 10} ms`),
    ...(knowsItsMethods
      ? []
      : [
          bad(
            "errors",
            "an unknown method is not answered with error -32601",
            "Clients find out what a server can do by this error",
          ),
        ]),
  ];
}
