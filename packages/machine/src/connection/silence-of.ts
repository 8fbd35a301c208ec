import { TransportError } from "@mcp-actors/transport";
import type { Liveness } from "./liveness.ts";

/** The loss of a link whose peer stayed quiet. */
export function silenceOf({ interval, patience }: Liveness): TransportError {
  const seconds = (Number(interval) + patience) / 1_000;
  return new TransportError("lost", `No sign of life for ${seconds} s`);
}
