import { Badge } from "@mcp-actors/ui";
import type { DriveTarget } from "../../../src/hub/drive.ts";
import { seen } from "../store/seen.ts";
import { ClockJump } from "./clock-jump.tsx";
import { InjectEvent } from "./inject-event.tsx";
import { ProcessActs } from "./process-acts.tsx";
import { Recovery } from "./recovery.tsx";
import { ServerActs } from "./server-acts.tsx";
import { shortName } from "./short-name.ts";
import { WireTroubles } from "./wire-troubles.tsx";

/** What the troubles of a target show. */
export interface TargetChaosProps {
  readonly target: DriveTarget;
  readonly isOpen: boolean;
}

/** The troubles that can be made for one end. */
export function TargetChaos({ target, isOpen }: TargetChaosProps) {
  const { id, name, role, title, commands } = target;
  const {
    state = "",
    visits = [],
    actors = [],
  } = seen.chaos?.find(({ peer }) => peer === id) ?? {};
  return (
    <details class="card chaos" open={isOpen} aria-label={name}>
      <summary>
        <b title={name}>{shortName(name)}</b>{" "}
        <small>{[role, title, id].filter(Boolean).join(" · ")}</small>{" "}
        {state !== "" && <Badge tone={state.startsWith("ready") ? "ok" : "warning"}>{state}</Badge>}
      </summary>
      {visits.length > 0 && <Recovery visits={visits} />}
      <ProcessActs target={target} />
      <WireTroubles target={target} />
      {commands.includes("inject") && <InjectEvent target={target} actors={actors} />}
      <ClockJump target={target} />
      <ServerActs target={target} />
    </details>
  );
}
