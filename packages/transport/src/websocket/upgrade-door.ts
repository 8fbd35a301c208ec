import type { IncomingMessage } from "node:http";
import type { Facts } from "../channel.ts";
import { OriginGuard } from "../origin-guard.ts";
import { headersOf } from "./headers-of.ts";
import { DEFAULT_PATH, type ListenWebSocketOptions } from "./listen-websocket-options.ts";
import type { Refusal } from "./refusal.ts";

/** Says of each request to open a WebSocket who asks, or why it goes no further. */
export class UpgradeDoor {
  readonly #options: ListenWebSocketOptions;
  readonly #guard: OriginGuard;

  constructor(options: ListenWebSocketOptions, isLoopback: boolean) {
    this.#options = options;
    this.#guard = new OriginGuard({ ...options, isLoopback });
  }

  /** Whether a request is for our path, whatever its query. */
  leadsHere({ url = "/" }: IncomingMessage): boolean {
    const { path = DEFAULT_PATH } = this.#options;
    return url.split("?", 1)[0] === path;
  }

  /** What holds for the channel of a request, or why it gets none. */
  async pass(request: IncomingMessage): Promise<Facts | Refusal> {
    const headers = headersOf(request);
    const problem = this.#guard.problem({ host: request.headers.host, headers });
    if (problem !== undefined) return { status: 403, message: problem };
    const { authenticate } = this.#options;
    const admission = authenticate === undefined ? "anonymous" : await authenticate(headers);
    if (typeof admission === "string") {
      return { principal: admission, address: addressOf(request), headers };
    }
    const { status = 401, challenge = "Bearer" } = admission ?? {};
    const message = status === 401 ? "Nobody is known to ask" : "Not allowed";
    return { status, message, challenge };
  }
}

function addressOf({
  socket: { remoteAddress = "unknown", remotePort = 0 },
}: IncomingMessage): string {
  return `${remoteAddress.includes(":") ? `[${remoteAddress}]` : remoteAddress}:${remotePort}`;
}
