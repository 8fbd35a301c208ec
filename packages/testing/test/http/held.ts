import { setImmediate as turn } from "node:timers/promises";
import type { Client } from "@mcp-actors/client";

const KINDS: ReadonlySet<string> = new Set(["TCPSocketWrap", "Timeout"]);
/** How long sockets may take to go, in ms. */
const PATIENCE = 5000;

/** The sockets of this process, and its timers that hold it. */
function resources(): readonly string[] {
  return process.getActiveResourcesInfo().filter((kind) => KINDS.has(kind));
}

/** What this process holds now, to compare with later. */
export function holdings(): { readonly settled: () => Promise<void> } {
  const before = resources().length;
  return {
    /** Settles when no more is held than before; rejects when that does not come. */
    async settled() {
      const until = performance.now() + PATIENCE;
      // A timer of ours would be one of those that are looked for.
      while (resources().length > before) {
        if (performance.now() > until) throw new Error(`Left: ${resources().join(", ")}`);
        await turn();
      }
    },
  };
}

/** The counts of a client that are not zero. */
export function heldBy({ counts }: Pick<Client, "counts">): object {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
}
