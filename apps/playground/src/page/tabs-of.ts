import type { HostedConnection } from "../host/hosted-connection.ts";

/** A tab, and how much its panel holds. */
interface CountedTab {
  readonly key: string;
  readonly label: string;
  readonly count?: number;
}

/** The tabs of a server: what it is capable of, and what was heard of it. */
export function tabsOf({ server, lists, journal }: HostedConnection): readonly CountedTab[] {
  const { tools, resources, prompts, logging } = server.value?.capabilities ?? {};
  const listed = (key: string, label: string, items: readonly unknown[] | undefined) => ({
    key,
    label,
    ...(items !== undefined && { count: items.length }),
  });
  return [
    ...(tools === undefined ? [] : [listed("tools", "Tools", lists.tools.items.value)]),
    ...(resources === undefined
      ? []
      : [
          listed("resources", "Resources", [
            ...(lists.resources.items.value ?? []),
            ...(lists.templates.items.value ?? []),
          ]),
        ]),
    ...(prompts === undefined ? [] : [listed("prompts", "Prompts", lists.prompts.items.value)]),
    ...(logging === undefined ? [] : [listed("logs", "Logs", journal.logs.items.value)]),
    listed("events", "Events", journal.events.items.value),
    { key: "about", label: "About" },
  ];
}
