import { setTimeout as wait } from "node:timers/promises";
import type { Server } from "@mcp-actors/server";

/** Settles when nothing is left of any client; the last that a page sends is on its way when the page is gone. */
export async function emptied({ counts }: Server): Promise<void> {
  const since = Date.now();
  const held = () => Object.entries(counts).filter(([name, count]) => name !== SPARED && count > 0);
  while (held().length > 0) {
    if (Date.now() - since > 5000) {
      throw new Error(`Server still holds ${JSON.stringify(Object.fromEntries(held()))}`);
    }
    await wait(10);
  }
}

/** A client without session is remembered for a while, so that its limits hold between its requests. */
const SPARED = "connections";
