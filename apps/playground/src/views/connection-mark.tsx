import { StateMark } from "@mcp-actors/ui";
import type { HostedState } from "../host/hosted-connection.ts";

/** What a connection mark shows. */
export interface ConnectionMarkProps {
  readonly state: HostedState;
  /** Default false. */
  readonly withText?: boolean;
}

/** Where a connection of the page stands. */
export function ConnectionMark({ state, withText = false }: ConnectionMarkProps) {
  return <StateMark state={state === "off" ? "closed" : state} withText={withText} />;
}
