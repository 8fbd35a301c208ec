import { Empty } from "@mcp-actors/ui";
import type { DriveCommand } from "../../../src/hub/drive.ts";
import { seen } from "../store/seen.ts";
import { TargetChaos } from "./target-chaos.tsx";

/** Makes trouble on a wire, to see what comes of it. */
export function ChaosView() {
  const { source } = seen;
  const targets = (source?.targets ?? []).filter(({ commands }) => commands.some(isChaos));
  return (
    <div class="view">
      {targets.length === 0 && (
        <Empty title="There is no wire to make trouble on">
          <p>
            It takes an inspector with <code>control: true</code>, and a connection.
          </p>
        </Empty>
      )}
      {targets.map((target) => (
        <TargetChaos key={target.id} target={target} isOpen={targets.length <= FEW} />
      ))}
    </div>
  );
}

const TROUBLE: ReadonlySet<DriveCommand["do"]> = new Set(["drop", "delay", "stall", "lose"]);

/** So many are shown whole; of more, those that are opened. */
const FEW = 3;

function isChaos(command: DriveCommand["do"]): boolean {
  return TROUBLE.has(command);
}
