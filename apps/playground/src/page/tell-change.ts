import type { ListChange } from "../host/live-lists.ts";

/** A change of a list in a few words. */
export function tellChange(
  server: string,
  { list, added, removed, altered }: Omit<ListChange, "at">,
): string {
  const parts = [
    ...(added.length > 0 ? [`+ ${some(added)}`] : []),
    ...(removed.length > 0 ? [`− ${some(removed)}`] : []),
    ...(altered.length > 0 ? [`changed ${some(altered)}`] : []),
  ];
  return `${server}: ${list} listed anew: ${parts.join(", ")}`;
}

/** The first names, and how many more there are. */
function some(names: readonly string[]): string {
  const shown = names.slice(0, 2).join(", ");
  return names.length > 2 ? `${shown} and ${names.length - 2} more` : shown;
}
