import type { Transport } from "@mcp-actors/transport";
import { Observable } from "@mcp-actors/transport/rxjs";
import type { CommandTarget } from "../target.ts";

/** There are no child processes here: fails, and says so. */
export function dialCommand({ command }: CommandTarget): Transport {
  return new Observable(() => {
    throw new TypeError(`${command} cannot be started: there are no processes here`);
  });
}
