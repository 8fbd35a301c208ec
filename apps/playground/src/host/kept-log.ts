import { Redactor } from "@mcp-actors/inspector";
import { isRecord } from "@mcp-actors/protocol";
import type { HostedConnection } from "./hosted-connection.ts";
import { type KeepingOptions, type KeptCall, toKeptCall } from "./kept-call.ts";
import { idOf, type ServerChoice } from "./server-choice.ts";

/** A connection that is gone with its load of the page, and the calls that were made on it. */
export interface KeptConnection {
  /** The server, without the token that it was given. */
  readonly choice: ServerChoice;
  /** The newest first. */
  readonly calls: readonly KeptCall[];
}

const KEY = "playground-calls";
/** Most calls of one connection that are kept. */
const MOST = 50;

/** The calls of earlier loads of this page, for as long as its tab lives. */
export class KeptLog {
  readonly #storage: Pick<Storage, "getItem" | "setItem">;
  /** Those that were not opened again, by the ids of their choices. */
  readonly #away: Map<string, KeptConnection>;

  constructor(storage: Pick<Storage, "getItem" | "setItem">) {
    this.#storage = storage;
    this.#away = new Map(read(storage).map((kept) => [idOf(kept.choice), kept]));
  }

  /** Takes the calls of a connection that is opened again. */
  take(id: string): readonly KeptCall[] {
    const kept = this.#away.get(id);
    this.#away.delete(id);
    return kept?.calls ?? [];
  }

  /** The connection, not opened again, that an actor of an earlier load made a call on. */
  find({
    load,
    actor,
  }: {
    readonly load: string;
    readonly actor: string;
  }): ServerChoice | undefined {
    for (const { choice, calls } of this.#away.values()) {
      if (calls.some((call) => call.load === load && call.actors.includes(actor))) return choice;
    }
    return undefined;
  }

  /** Keeps what there is now for the next load; where the storage is full, nothing. */
  write(connections: readonly HostedConnection[], options: Omit<KeepingOptions, "redactor">): void {
    const open = connections.map(({ choice, calls, lists }) => {
      const redactor = new Redactor();
      // Schemas say what is secret.
      redactor.redact(lists.tools.items.peek(), { kind: "kept call", part: "tools" });
      const rows = calls.rows.peek().slice(0, MOST);
      return {
        choice: withoutToken(choice),
        calls: rows.map((row) => toKeptCall(row, { ...options, redactor })),
      };
    });
    const kept = [...this.#away.values(), ...open].filter(({ calls }) => calls.length > 0);
    try {
      this.#storage.setItem(KEY, JSON.stringify(kept));
    } catch {
      this.#storage.setItem(KEY, "[]");
    }
  }
}

function withoutToken({ place, ...choice }: ServerChoice): ServerChoice {
  return { ...choice, place: place.kind === "url" ? { kind: "url", url: place.url } : place };
}

function read(storage: Pick<Storage, "getItem">): readonly KeptConnection[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** What another version of the page kept is as good as nothing. */
function isKept(value: unknown): value is KeptConnection {
  if (!isRecord(value) || !isRecord(value["choice"]) || !Array.isArray(value["calls"]))
    return false;
  return isRecord(value["choice"]["place"]) && value["calls"].every(isCall);
}

function isCall(value: unknown): value is KeptCall {
  if (!isRecord(value) || !isRecord(value["request"]) || !isRecord(value["limits"])) return false;
  return Array.isArray(value["phases"]) && Array.isArray(value["actors"]);
}
