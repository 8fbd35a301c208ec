import type { Clock } from "@mcp-actors/machine";
import type { AskedBodies } from "./asked-bodies.ts";
import type { Drives } from "./drives.ts";
import type { LineRing } from "./line-ring.ts";
import type { Producer } from "./producer.ts";
import type { Standing } from "./standing.ts";
import type { Viewer } from "./viewer.ts";

/** The parts of a hub that its producers and viewers share. */
export interface HubContext {
  /** Name of the hub, another each time. */
  readonly id: string;
  readonly clock: Clock;
  readonly ring: LineRing;
  /** How everything stood before the ring's first record. */
  readonly standing: Standing;
  readonly bodies: AskedBodies;
  readonly drives: Drives;
  readonly control: boolean;
  readonly recording: string | undefined;
  /** Whether some viewer wants `step` and `act` records. */
  readonly wantsDetail: boolean;
  /** Takes the lines of a process that are records of its own. */
  take(process: string, lines: readonly string[]): void;
  /** The highest number of a record that came from a process; 0 if none. */
  received(process: string): number;
  /** A producer said who it is; false where it is not. */
  joined(producer: Producer): boolean;
  /** A process that is no producer of ours is connected no more. */
  gone(process: string): void;
  detailChanged(): void;
  left(one: Producer | Viewer): void;
  grant(token: string): void;
  revoke(token: string): void;
}
