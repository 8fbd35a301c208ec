import type { InspectedEnd } from "@mcp-actors/machine";
import type { StartedProcess } from "@mcp-actors/transport";
import type { ProcessInspector } from "../create-inspector.ts";
import { CaptureSource } from "../hub/capture-source.ts";
import type { Drivables } from "../hub/drivables.ts";
import { Membership } from "../hub/membership.ts";
import { childVariables } from "./child-variables.ts";
import type { HubSeat } from "./hub-seat.ts";
import { createToken } from "./hub-tokens.ts";

/** What is needed to come to a hub. */
export interface JoinHubOptions {
  readonly seat: HubSeat;
  readonly drivables: Drivables;
  readonly join?: "at once" | "first end" | undefined;
  readonly children?: boolean | undefined;
  readonly tell?: ((line: string) => void) | undefined;
}

interface Invitation {
  readonly seat: HubSeat;
  readonly membership: Membership;
  readonly child: StartedProcess | undefined;
}

/** Has a hub told what an inspector records, and the process's children too; gives what ends that. */
export function joinHub(
  capture: ProcessInspector,
  { seat, drivables, join = "at once", children = true, tell }: JoinHubOptions,
): () => Promise<void> {
  let membership: Membership | undefined;
  const begin = (): Membership => {
    membership ??= new Membership({
      source: new CaptureSource(capture),
      drivables,
      find: seat.find,
      onUnreached: (reason) =>
        tell?.(`Inspector: no hub is reached, and it is tried again: ${reason}`),
    });
    return membership;
  };
  if (join === "at once") begin();
  else beforeFirstEnd(capture, begin);
  if (children)
    capture.spawning = (child) => invite(capture.process, { seat, membership: begin(), child });
  const exited = (status: number) =>
    capture.close(status === 0 ? undefined : `Exit status ${status}`);
  process.once("exit", exited);
  return async () => {
    process.off("exit", exited);
    membership?.close();
    await seat.close();
  };
}

/** A child has a token of its own, until it has ended. */
function invite(
  process: string,
  { seat, membership, child }: Invitation,
): ReturnType<typeof childVariables> {
  const token = createToken();
  membership.grant(token);
  void child?.ended.then(() => membership.revoke(token));
  return childVariables({ process, address: seat.addressFor(token) });
}

/** Programs that only start others, as `npx` does, have nothing to show. */
function beforeFirstEnd(capture: ProcessInspector, begin: () => unknown): void {
  const attach = capture.attach.bind(capture);
  Object.assign(capture, {
    attach: (end: InspectedEnd) => {
      begin();
      return attach(end);
    },
  });
}
