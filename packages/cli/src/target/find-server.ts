import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { isRecord, messageOf } from "@mcp-actors/protocol";
import type { HeaderFields } from "@mcp-actors/protocol/http";
import { UsageError } from "../exit/usage-error.ts";
import { didYouMean } from "../names/did-you-mean.ts";
import type { ServerTarget } from "./server-target.ts";
import { toServerTarget } from "./to-server-target.ts";

const FILES = ["mcp.json", ".mcp.json"];

/** How a server is looked up. */
export interface Lookup {
  /** The file; default those of the working directory. */
  readonly config: string | undefined;
  /** Take the place of headers of the same names that stand there. */
  readonly headers: HeaderFields;
}

/** The server of a name in a file of servers. */
export function findServer(name: string, { config, headers }: Lookup): ServerTarget {
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
      const place = { name: `Server ${name} in ${file}`, folder, headers };
      return toServerTarget(servers[name], place);
    }
    known.push(...Object.keys(servers));
  }
  const others = known.length === 0 ? "; it names none" : `; known are ${known.join(", ")}`;
  const meant = didYouMean(name, known) || others;
  throw new UsageError(`No server ${name} in ${files.join(" or ")}${meant}`);
}

function readServers(file: string): { readonly [name: string]: unknown } {
  const document = parse(file);
  const servers = isRecord(document) ? document["mcpServers"] : undefined;
  if (isRecord(servers)) return servers;
  throw new UsageError(`${file} has no mcpServers`);
}

function parse(file: string): unknown {
  try {
    // Some editors begin a file with the mark of its byte order.
    return JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw new UsageError(`${file} cannot be read: ${reasonOf(cause)}`, { cause });
  }
}

/** The parser quotes the file, which may hold secrets. */
function reasonOf(cause: unknown): string {
  const reason = messageOf(cause);
  return reason.replace(/,? (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON$/s, "");
}
