import type { HeaderLookup } from "./channel.ts";

/** Who may ask; everything but the place has a default. */
export interface OriginGuardOptions {
  /** Hosts that may be asked, with or without port; default those of this machine on loopback, else any. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Origins that pages may ask from, or "*" for any; default the host's own and, on loopback, all of this machine. */
  readonly allowedOrigins?: readonly string[] | "*" | undefined;
  /** Whether the server can be reached from this machine alone. */
  readonly isLoopback: boolean;
}

/** A request by HTTP, as far as it says who asks whom. */
export interface GuardedRequest {
  /** The `Host` that was asked. */
  readonly host: string | undefined;
  readonly headers: HeaderLookup;
}

/**
 * Keeps out pages that have no business here, and names that were bent to lead here.
 *
 * spec: basic/transports#security-warning
 */
export class OriginGuard {
  readonly #hosts: ReadonlySet<string> | undefined;
  readonly #origins: ReadonlySet<string>;
  readonly #isOpen: boolean;
  readonly #isLoopback: boolean;

  constructor({ allowedHosts, allowedOrigins = [], isLoopback }: OriginGuardOptions) {
    const hosts = allowedHosts ?? (isLoopback ? LOOPBACK : undefined);
    this.#hosts = hosts && new Set(hosts.map((host) => host.toLowerCase()));
    this.#isOpen = allowedOrigins === "*";
    this.#origins = new Set(
      allowedOrigins === "*" ? [] : allowedOrigins.map((origin) => origin.toLowerCase()),
    );
    this.#isLoopback = isLoopback;
  }

  /** Why a request goes no further; undefined where it may. */
  problem({ host, headers }: GuardedRequest): string | undefined {
    if (!this.#allowsHost(host)) return "Host is not served here";
    const origin = headers.get("origin");
    if (origin === null || this.allowsOrigin(origin, host)) return undefined;
    return "Origin may not ask here";
  }

  /** Whether pages of an origin may ask a host of ours. */
  allowsOrigin(origin: string, host: string | undefined): boolean {
    if (this.#isOpen) return true;
    const lower = origin.toLowerCase();
    if (this.#origins.has(lower)) return true;
    const asked = ORIGIN.exec(lower)?.[1];
    if (asked === undefined) return false;
    if (asked === host?.toLowerCase()) return true;
    return this.#isLoopback && LOOPBACK.includes(nameOf(asked));
  }

  #allowsHost(host: string | undefined): boolean {
    if (this.#hosts === undefined) return true;
    if (host === undefined) return false;
    const lower = host.toLowerCase();
    return this.#hosts.has(lower) || this.#hosts.has(nameOf(lower));
  }
}

const LOOPBACK: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** Whether a server that is bound to an address can be reached from this machine alone. */
export function isLoopbackAddress(address: string): boolean {
  return address === "localhost" || address === "::1" || /^127(?:\.\d{1,3}){3}$/.test(address);
}

const ORIGIN = /^https?:\/\/([^/?#@]+)$/;

/** A host without its port. */
function nameOf(host: string): string {
  return /^(\[[^\]]*\]|[^:]*)(?::\d{1,5})?$/.exec(host)?.[1] ?? host;
}
