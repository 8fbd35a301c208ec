import type { DriveTarget } from "../../../src/hub/drive.ts";
import { ServerActs } from "./server-acts.tsx";
import { WireTroubles } from "./wire-troubles.tsx";

/** What the troubles of a target show. */
export interface TargetChaosProps {
  readonly target: DriveTarget;
  readonly isOpen: boolean;
}

/** The troubles that can be made for one end. */
export function TargetChaos({ target, isOpen }: TargetChaosProps) {
  const { id, name, role, title } = target;
  return (
    <details class="card chaos" open={isOpen} aria-label={name}>
      <summary>
        <b>{name}</b> <small>{[role, title, id].filter(Boolean).join(" · ")}</small>
      </summary>
      <WireTroubles target={target} />
      <ServerActs target={target} />
    </details>
  );
}
