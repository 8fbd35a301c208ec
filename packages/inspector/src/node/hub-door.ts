import type { IncomingMessage } from "node:http";
import { HUB_PATH, HUB_SUBPROTOCOL, TOKEN_PREFIX } from "../hub/frame.ts";
import type { HubRole } from "../hub/hub.ts";
import type { HubTokens } from "./hub-tokens.ts";

/** Where Stately's inspector connects, where the hub takes it. */
export const STATELY_PATH = "/stately";

/** Whom a hub lets in. */
export interface HubDoorOptions {
  readonly tokens: HubTokens;
  /** Hosts that may be asked, with their ports, in lower case. */
  readonly hosts: ReadonlySet<string>;
  /** Origins of pages that may produce. */
  readonly producerOrigins: ReadonlySet<string>;
  /** Whether Stately's inspector may connect, with the write token in its query. */
  readonly stately: boolean;
}

/** What somebody comes for, or why they go no further. */
export type Entry = HubRole | "stately" | Refusal;

/** Why a request goes no further. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
}

/** Says of each request who may come in, and as what. */
export class HubDoor {
  readonly #options: HubDoorOptions;

  constructor(options: HubDoorOptions) {
    this.#options = options;
  }

  /** Why a host is not asked here: a name that was bent to lead here is none of ours. */
  hostProblem({ headers: { host = "" } }: IncomingMessage): Refusal | undefined {
    if (this.#options.hosts.has(host.toLowerCase())) return undefined;
    return { status: 403, message: "Host is not served here" };
  }

  /** Who asks to open a WebSocket. */
  enter(request: IncomingMessage): Entry {
    const problem = this.hostProblem(request);
    if (problem !== undefined) return problem;
    const [path, query = ""] = (request.url ?? "/").split("?", 2);
    if (path === HUB_PATH) return this.#enterHub(request);
    if (path === STATELY_PATH && this.#options.stately) return this.#enterStately(request, query);
    return { status: 404, message: "Nothing is here" };
  }

  #enterHub(request: IncomingMessage): Entry {
    const offered = subprotocolsOf(request);
    const token = tokenOf(request);
    const role = token === undefined ? undefined : this.#options.tokens.roleOf(token);
    if (role === undefined || !offered.includes(HUB_SUBPROTOCOL)) return UNKNOWN;
    return this.#allowsOrigin(request, role) ? role : FOREIGN;
  }

  #enterStately(request: IncomingMessage, query: string): Entry {
    const token = new URLSearchParams(query).get("token") ?? "";
    if (this.#options.tokens.roleOf(token) !== "producer") return UNKNOWN;
    return this.#allowsOrigin(request, "producer") ? "stately" : FOREIGN;
  }

  /** Programs have no origin; pages are our own, but for those that are named, which may only produce. */
  #allowsOrigin({ headers: { origin, host = "" } }: IncomingMessage, role: HubRole): boolean {
    if (origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`)
      return true;
    return role === "producer" && this.#options.producerOrigins.has(origin.toLowerCase());
  }
}

const UNKNOWN: Refusal = { status: 401, message: "Token is not known here" };
const FOREIGN: Refusal = { status: 403, message: "Origin may not ask here" };

/** The token that a WebSocket is opened with. */
export function tokenOf(request: IncomingMessage): string | undefined {
  const found = subprotocolsOf(request).find((one) => one.startsWith(TOKEN_PREFIX));
  return found?.slice(TOKEN_PREFIX.length);
}

function subprotocolsOf({ headers }: IncomingMessage): readonly string[] {
  const offered = headers["sec-websocket-protocol"] ?? "";
  return offered.split(",").map((one) => one.trim());
}
