import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { basename } from "node:path";

const LISTENING = "0A";

/** The process that listens at a port, as `node (process 4711)`; undefined where it cannot be told, as off Linux. */
export function portHolder(port: number): string | undefined {
  const sockets = listeningSockets(port);
  if (sockets.size === 0) return undefined;
  const pid = entriesOf("/proc").find((name) => /^\d+$/.test(name) && holds(name, sockets));
  if (pid === undefined) return undefined;
  const [program = ""] = readOr(`/proc/${pid}/cmdline`, "").split("\0");
  return `${basename(program) || "a program"} (process ${pid})`;
}

/** What the descriptors of sockets that listen at a port lead to. */
function listeningSockets(port: number): ReadonlySet<string> {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const rows = ["tcp", "tcp6"].flatMap((table) => readOr(`/proc/net/${table}`, "").split("\n"));
  const inodes = rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(suffix) === true && state === LISTENING)
    .map((fields) => `socket:[${fields[9]}]`);
  return new Set(inodes);
}

function holds(pid: string, sockets: ReadonlySet<string>): boolean {
  const folder = `/proc/${pid}/fd`;
  return entriesOf(folder).some((name) => sockets.has(linkOf(`${folder}/${name}`)));
}

function entriesOf(folder: string): readonly string[] {
  return attempt(() => readdirSync(folder), []);
}

function linkOf(path: string): string {
  return attempt(() => readlinkSync(path), "");
}

function readOr(path: string, otherwise: string): string {
  return attempt(() => readFileSync(path, "utf8"), otherwise);
}

/** Processes come and go, and those of others do not let us look. */
function attempt<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
