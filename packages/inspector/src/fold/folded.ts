import type { Chart, MarkRecord } from "../records/index.ts";
import type { ActorView } from "./actor-view.ts";
import type { Counters } from "./counters.ts";
import type { Health } from "./health.ts";
import type { PeerView, ProcessView } from "./peer-view.ts";
import type { RequestView } from "./request-view.ts";
import type { Rows } from "./table.ts";
import type { WireRow, WireView } from "./wire-view.ts";

/** All that is known after a number of records: what a page draws. Every view in it is immutable. */
export interface Folded {
  /** How many records it comes from. */
  readonly step: number;
  /** When the last of them happened, in µs since the Unix epoch; 0 before the first. */
  readonly at: number;
  /** When the first happened, in µs since the Unix epoch; 0 before it. */
  readonly from: number;
  /** By process id. */
  readonly processes: Rows<ProcessView>;
  /** By peer id, such as `7f3a9c01.2`. */
  readonly peers: Rows<PeerView>;
  /** By `<peer>/<session id>`, parents before children. */
  readonly actors: Rows<ActorView>;
  /** By `<process>#<number of the record it begins with>`, in order of that. */
  readonly requests: Rows<RequestView>;
  /** By `<process>/<wire>`. */
  readonly wires: Rows<WireView>;
  /** One row for each message and end; of one that both ends saw, the later row points to the earlier. By `<process>#<number>` of the record seen first. */
  readonly messages: Rows<WireRow>;
  /** By hash. */
  readonly charts: Rows<Chart>;
  /** By `<process>#<number>`. */
  readonly marks: Rows<MarkRecord>;
  readonly counters: Counters;
  readonly health: Health;
}
