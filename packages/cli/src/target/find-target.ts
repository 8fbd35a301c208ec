import type { CommandTarget } from "@mcp-actors/client";
import type { HeaderFields } from "@mcp-actors/protocol/http";
import { AdvisedError } from "../exit/advised-error.ts";
import { UsageError } from "../exit/usage-error.ts";
import { findServer, type Lookup } from "./find-server.ts";
import { otherPlace } from "./other-place.ts";
import { isUrlTarget, type ServerTarget } from "./server-target.ts";
import { toUrlTarget } from "./to-url-target.ts";

/** Where a command line says that the server is. */
export interface TargetWords {
  readonly operands: readonly string[];
  /** What stands after `--`. */
  readonly program: readonly string[] | undefined;
  readonly config: string | undefined;
  /** What the server is asked with; they replace those of a file. */
  readonly headers: HeaderFields;
}

/** The server to connect to, and the operands that do not name it. */
export interface FoundTarget {
  readonly target: ServerTarget;
  readonly operands: readonly string[];
}

/** Finds the server: the program after `--`, or else the first operand as a URL or a name in a file of servers. */
export function findTarget(words: TargetWords): FoundTarget {
  const found = locate(words);
  const names = Object.keys(words.headers);
  if (names.length > 0 && !isUrlTarget(found.target)) {
    throw new UsageError(`--header ${names[0]} is for a server that is reached by its URL`);
  }
  return found;
}

function locate({ operands, program, config, headers }: TargetWords): FoundTarget {
  if (program !== undefined) return { target: toTarget(program), operands };
  const [name, ...rest] = operands;
  if (name === undefined) {
    throw new UsageError("Name a server or its URL, or start one with -- command arguments");
  }
  const target = isUrl(name)
    ? toUrlTarget(name, headers, "The URL")
    : findNamed(name, { config, headers });
  return { target, operands: rest };
}

function findNamed(name: string, lookup: Lookup): ServerTarget {
  try {
    return findServer(name, lookup);
  } catch (error) {
    const advice = error instanceof UsageError ? otherPlace(name) : undefined;
    throw advice === undefined ? error : new AdvisedError(error, advice);
  }
}

function toTarget([command, ...args]: readonly string[]): CommandTarget {
  if (command === undefined) throw new UsageError("No command after --");
  return { command, args };
}

function isUrl(name: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:\/\/|unix:)/i.test(name);
}
