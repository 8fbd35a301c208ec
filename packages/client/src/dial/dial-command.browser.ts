import type { Transport } from "@mcp-actors/transport";
import { throwError } from "rxjs/internal/observable/throwError";
import type { CommandTarget } from "../target.ts";

/** There are no child processes here: fails, and says so. */
export function dialCommand({ command }: CommandTarget): Transport {
  return throwError(
    () => new TypeError(`${command} cannot be started: there are no processes here`),
  );
}
