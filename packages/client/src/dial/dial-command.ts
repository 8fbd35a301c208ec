import type { Transport } from "@mcp-actors/transport";
import { dialStdio } from "@mcp-actors/transport/stdio";
import type { CommandTarget } from "../target.ts";
import type { DialScope } from "./dial-scope.ts";

/** Starts a server as a child process. */
export function dialCommand(target: CommandTarget, { report, inspect }: DialScope): Transport {
  return dialStdio({
    ...target,
    ...(inspect?.spawned !== undefined && { env: { ...inspect.spawned(), ...target.env } }),
    onSpawn: (pid) => report({ type: "process.spawned", pid }),
    stderr: (text) => report({ type: "process.wrote", text }),
  });
}
