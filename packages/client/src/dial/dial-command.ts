import type { Transport } from "@mcp-actors/transport";
import { type DialStdioOptions, dialStdio } from "@mcp-actors/transport/stdio";
import { later } from "../later.ts";
import type { CommandTarget } from "../target.ts";
import type { DialScope } from "./dial-scope.ts";

/** Starts a server as a child process, each with variables of its own. */
export function dialCommand(target: CommandTarget, scope: DialScope): Transport {
  return later(() => dialStdio(commandOptions(target, scope)));
}

function commandOptions(target: CommandTarget, { report, inspect }: DialScope): DialStdioOptions {
  return {
    ...target,
    watch: (process) => inspect?.spawned?.(process) ?? {},
    onSpawn: (pid) => report({ type: "process.spawned", pid }),
    stderr:
      target.stderr === "inherit" ? "inherit" : (text) => report({ type: "process.wrote", text }),
  };
}
