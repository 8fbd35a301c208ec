import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { CommandTarget } from "@mcp-actors/client";
import { isRecord } from "../is-record.ts";
import { UsageError } from "../usage-error.ts";
import { toServerTarget } from "./to-server-target.ts";

const FILES = ["mcp.json", ".mcp.json"];

/** The server of a name in a file of servers: the one that is given, or those of the working directory. */
export function findServer(name: string, config: string | undefined): CommandTarget {
  const files = config === undefined ? FILES.filter((file) => existsSync(file)) : [config];
  if (files.length === 0) {
    throw new UsageError(
      `No server ${name}: there is no ${FILES.join(" or ")} here; name one with --config, or start a command after --`,
    );
  }
  const known: string[] = [];
  for (const file of files) {
    const servers = readServers(file);
    if (Object.hasOwn(servers, name)) {
      const folder = dirname(resolve(file));
      return toServerTarget(servers[name], { name: `Server ${name} in ${file}`, folder });
    }
    known.push(...Object.keys(servers));
  }
  const others = known.length === 0 ? "it names none" : `known are ${known.join(", ")}`;
  throw new UsageError(`No server ${name} in ${files.join(" or ")}; ${others}`);
}

function readServers(file: string): { readonly [name: string]: unknown } {
  const document = parse(file);
  const servers = isRecord(document) ? document["mcpServers"] : undefined;
  if (isRecord(servers)) return servers;
  throw new UsageError(`${file} has no mcpServers`);
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`${file} cannot be read: ${reason}`, { cause });
  }
}
