import { join } from "node:path";
import type { CodeSplittingNameFunction } from "rolldown";

type Graph = Parameters<CodeSplittingNameFunction>[1];

/**
 * Names the file of `index.ts` in a folder for all that it loads; null for what it does not.
 *
 * By entries alone, it would be cut into a file for each set of them.
 */
export function mainEntryOf(source: string): CodeSplittingNameFunction {
  let reached: ReadonlySet<string> | undefined;
  return (id, graph) => {
    reached ??= reachedFrom(join(source, "index.ts"), graph);
    return reached.has(id) ? "index" : null;
  };
}

function reachedFrom(entry: string, graph: Graph): Set<string> {
  const reached = new Set([entry]);
  // A set gives what is added to it while it is walked.
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}
