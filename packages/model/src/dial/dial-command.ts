import type { CommandTarget } from "@mcp-actors/client";
import type { Transport } from "@mcp-actors/transport";
import { dialStdio } from "@mcp-actors/transport/stdio";
import type { DialScope } from "./dial-scope.ts";
import { STDIO_FLAG } from "./stdio-flag.ts";

/** Starts a model server as a child process, with the flag that has it speak on its pipes. */
export function dialCommand(target: CommandTarget, { report, inspect }: DialScope): Transport {
  const { args = [] } = target;
  return dialStdio({
    ...target,
    watch: (process) => inspect?.spawned?.(process) ?? {},
    args: args.includes(STDIO_FLAG) ? args : [...args, STDIO_FLAG],
    onSpawn: (pid) => report({ type: "process.spawned", pid }),
    stderr:
      target.stderr === "inherit" ? "inherit" : (text) => report({ type: "process.wrote", text }),
  });
}
