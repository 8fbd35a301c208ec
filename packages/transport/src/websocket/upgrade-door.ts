import type { IncomingMessage } from "node:http";
import type { Facts } from "../channel.ts";
import { OriginGuard } from "../origin-guard.ts";
import { requestTarget } from "../request-target.ts";
import { AdmissionDesk } from "./admission-desk.ts";
import { headersOf } from "./headers-of.ts";
import { DEFAULT_PATH, type ListenWebSocketOptions } from "./listen-websocket-options.ts";
import type { Refusal } from "./refusal.ts";

/** Says of each request to open a WebSocket who asks, or why it goes no further. */
export class UpgradeDoor {
  readonly #path: string;
  readonly #guard: OriginGuard;
  readonly #desk: AdmissionDesk;

  constructor(options: ListenWebSocketOptions, isLoopback: boolean) {
    this.#path = options.path ?? DEFAULT_PATH;
    this.#guard = new OriginGuard({ ...options, isLoopback });
    this.#desk = new AdmissionDesk(options);
  }

  /** Whether a request is for our path, whatever its query. */
  leadsHere({ url }: IncomingMessage): boolean {
    return requestTarget(url).path === this.#path;
  }

  /** What holds for the channel of a request, or why it gets none. */
  async pass(request: IncomingMessage): Promise<Facts | Refusal> {
    const headers = headersOf(request);
    const { host = request.headers.host } = requestTarget(request.url);
    const problem = this.#guard.problem({ host, headers });
    if (problem !== undefined) return { status: 403, message: problem };
    const admitted = await this.#desk.ask(headers);
    if (typeof admitted !== "string") return admitted;
    return { principal: admitted, address: addressOf(request), headers };
  }
}

function addressOf({
  socket: { remoteAddress = "unknown", remotePort = 0 },
}: IncomingMessage): string {
  return `${remoteAddress.includes(":") ? `[${remoteAddress}]` : remoteAddress}:${remotePort}`;
}
