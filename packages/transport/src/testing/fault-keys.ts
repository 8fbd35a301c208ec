import type { KeysOf } from "../options/check-keys.ts";
import { anAmount, anObject, objectWith } from "../options/kind.ts";
import type { FaultOptions } from "./fault-channel.ts";

/** What `faultChannel` may be told. */
export const FAULT_KEYS: KeysOf<FaultOptions> = {
  inbound: anObject,
  outbound: anObject,
  seed: anAmount,
  clock: objectWith("setTimeout", "clearTimeout"),
};
