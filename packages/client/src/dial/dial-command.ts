import type { Transport } from "@mcp-actors/transport";
import { dialStdio } from "@mcp-actors/transport/stdio";
import type { ClientEvent } from "../event.ts";
import type { CommandTarget } from "../target.ts";

/** Starts a server as a child process. */
export function dialCommand(
  target: CommandTarget,
  report: (event: ClientEvent) => void,
): Transport {
  return dialStdio({
    ...target,
    onSpawn: (pid) => report({ type: "process.spawned", pid }),
    stderr: (text) => report({ type: "process.wrote", text }),
  });
}
