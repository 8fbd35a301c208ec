import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isRecord } from "@mcp-actors/protocol";
import { HUB_PATH } from "../hub/frame.ts";
import type { TokenValues } from "./hub-tokens.ts";

/** What the file says: where the hub is, and the tokens of it. */
export interface RuntimeEntry {
  readonly version: 1;
  /** Name of the hub. */
  readonly hub: string;
  readonly pid: number;
  readonly port: number;
  /** Whether viewers may drive. */
  readonly control: boolean;
  readonly tokens: TokenValues;
}

/** Where producers connect with the hub of an entry. */
export function producerUrlOf({ port, tokens }: RuntimeEntry): string {
  return `ws://127.0.0.1:${port}${HUB_PATH}#${tokens.write}`;
}

/** The file in which processes find their hub; of those that want to be it at once, one succeeds. */
export class RuntimeFile {
  readonly path: string;

  constructor(path: string | URL) {
    this.path = typeof path === "string" ? path : fileURLToPath(path);
  }

  /** What it says; undefined where it is not there, or says nothing that can be read. */
  read(): RuntimeEntry | undefined {
    return readEntry(this.path);
  }

  /** Says where the hub is; false if another does already. */
  claim(entry: RuntimeEntry): boolean {
    const draft = `${this.path}.${entry.hub}`;
    writeFileSync(draft, JSON.stringify(entry), { mode: 0o600, flag: "wx" });
    try {
      // It is there whole or not at all, and never in place of another.
      linkSync(draft, this.path);
      return true;
    } catch {
      return false;
    } finally {
      rmSync(draft, { force: true });
    }
  }

  /** Takes away what a hub said that is gone; what another says meanwhile stays. */
  evict(hub: string | undefined): void {
    const aside = `${this.path}.${crypto.randomUUID()}`;
    try {
      // Two that find the same one dead cannot both have it, nor take the next one's for it.
      renameSync(this.path, aside);
    } catch {
      return;
    }
    const found = readEntry(aside);
    if (found !== undefined && found.hub !== hub) putBack(aside, this.path);
    rmSync(aside, { force: true });
  }
}

function putBack(aside: string, path: string): void {
  try {
    linkSync(aside, path);
  } catch {
    // Somebody claimed it in that moment: they are found, and whoever was here joins them when it looks again.
  }
}

function readEntry(path: string): RuntimeEntry | undefined {
  try {
    const entry: unknown = JSON.parse(readFileSync(path, "utf8"));
    return isEntry(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is RuntimeEntry {
  if (!isRecord(value)) return false;
  const { version, hub, pid, port, tokens } = value;
  const hasPlace = typeof hub === "string" && Number.isInteger(pid) && Number.isInteger(port);
  if (version !== 1 || !hasPlace || !isRecord(tokens)) return false;
  return [tokens["read"], tokens["write"], tokens["drive"]].every((one) => typeof one === "string");
}
