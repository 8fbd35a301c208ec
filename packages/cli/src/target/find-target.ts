import type { CommandTarget } from "@mcp-actors/client";
import { UsageError } from "../usage-error.ts";
import { findServer } from "./find-server.ts";

/** Where a command line says that the server is. */
export interface TargetWords {
  readonly operands: readonly string[];
  /** What stands after `--`. */
  readonly program: readonly string[] | undefined;
  readonly config: string | undefined;
}

/** The server to connect to, and the operands that do not name it. */
export interface FoundTarget {
  readonly target: CommandTarget;
  readonly operands: readonly string[];
}

/** Finds the server: the program after `--`, or else the first operand as a name in a file of servers. */
export function findTarget({ operands, program, config }: TargetWords): FoundTarget {
  if (program !== undefined) return { target: toTarget(program), operands };
  const [name, ...rest] = operands;
  if (name === undefined) {
    throw new UsageError("Name a server, or start one with -- command arguments");
  }
  if (isUrl(name)) throw new UsageError(`${name} cannot be reached yet: only commands can`);
  return { target: findServer(name, config), operands: rest };
}

function toTarget([command, ...args]: readonly string[]): CommandTarget {
  if (command === undefined) throw new UsageError("No command after --");
  return { command, args };
}

function isUrl(name: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(name);
}
