import type { HeaderLookup } from "../channel.ts";
import type { WebSocketOptions } from "./websocket-options.ts";

/** Where WebSockets are opened, unless told otherwise. */
export const DEFAULT_PATH = "/mcp";

/** Where to listen for WebSockets, and whom to let in; everything has a default. */
export interface ListenWebSocketOptions extends WebSocketOptions {
  /** Default 0, which is any that is free. */
  readonly port?: number | undefined;
  /** The address to listen on; default 127.0.0.1, which only this machine reaches. */
  readonly host?: string | undefined;
  /** A server to listen on rather than one of our own; who it does not ask for our path is left alone. */
  readonly server?: UpgradeServer | undefined;
  /** Whether the server that was given can be reached from this machine alone. Default false. */
  readonly loopback?: boolean | undefined;
  /** Default `/mcp`. */
  readonly path?: string | undefined;
  /** Hosts that may be asked, as over HTTP; default those of this machine where it is bound to it, else any. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Origins that pages may ask from, or "*" for any; default the host's own and, on loopback, all of this machine. */
  readonly allowedOrigins?: readonly string[] | "*" | undefined;
  /** Says who asks, by the headers of the request that opens it; default everybody is anonymous. */
  readonly authenticate?: Admit | undefined;
  /** How long `authenticate` may take, in ms; then the request is refused with 503. Default 10,000. */
  readonly authenticateTimeout?: number | undefined;
  /** Hears why `authenticate` failed, or that it took too long: whoever asked is told nothing of it. What it throws or rejects is ignored. */
  readonly onFailure?: ((error: unknown) => unknown) | undefined;
  /** Channels that are open, or to be, at once; whoever comes over that is refused with 503. Default 10,000. */
  readonly maxChannels?: number | undefined;
  /** Hears where it listens, once it does; not where a server was given. What it throws or rejects is ignored. */
  readonly onListening?: ((url: string) => unknown) | undefined;
}

/** Says who asks: a principal, or what the client has to do first. */
export type Admit = (headers: HeaderLookup) => Admission | Promise<Admission>;

/** A principal, or why the request goes no further; undefined is the plain challenge of a bearer token. */
export type Admission =
  | string
  | { readonly status?: 401 | 403; readonly challenge: string }
  | undefined;

/** A `node:http` server, as far as it is listened to. */
export interface UpgradeServer {
  on(event: "upgrade", listener: (...args: unknown[]) => void): unknown;
  off(event: "upgrade", listener: (...args: unknown[]) => void): unknown;
}
