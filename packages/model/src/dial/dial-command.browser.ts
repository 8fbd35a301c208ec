import type { CommandTarget } from "@mcp-actors/client";
import type { Transport } from "@mcp-actors/transport";
import { throwError } from "@mcp-actors/transport/rxjs/operators";

/** There are no child processes here: fails, and says so. */
export function dialCommand({ command }: CommandTarget): Transport {
  return throwError(
    () => new TypeError(`${command} cannot be started: there are no processes here`),
  );
}
