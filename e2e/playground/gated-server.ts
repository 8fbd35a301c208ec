import { defineServer, type Offering, tool } from "@mcp-actors/server";
import { Gate } from "../../scripts/gate.ts";

/** A server whose tool `report` stands still in the midst of its work. */
export interface GatedServer {
  readonly definition: Offering;
  /** Lets `report` go on. */
  readonly release: () => void;
}

/** A server of one check, that is seen at work for as long as the check looks. */
export function gatedServer(): GatedServer {
  const gate = new Gate();
  const report = tool({
    description: "Reports that half is done, and the rest when it is released.",
    async *run(_args, { progress }) {
      yield progress(50, 100, "Completed step 50 of 100");
      await gate.passed;
      return "All steps are completed";
    },
  });
  const definition = defineServer({ name: "gated", version: "1.0.0", tools: { report } });
  return { definition, release: gate.open };
}
