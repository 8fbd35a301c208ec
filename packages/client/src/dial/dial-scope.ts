import type { Clock, Inspection } from "@mcp-actors/machine";
import type { ClientEvent } from "../event.ts";
import type { HttpTargetOptions } from "../http/http-target.ts";

/** What a dial may need beside its target. */
export interface DialScope {
  /** What a server is asked with that is reached over HTTP. */
  readonly http: HttpTargetOptions;
  readonly clock: Clock;
  readonly inspect: Inspection | undefined;
  readonly report: (event: ClientEvent) => void;
}
