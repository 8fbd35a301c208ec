import { throwError } from "#rxjs-operators";
import type { Transport } from "../channel.ts";
import type { ListenWebSocketOptions } from "./listen-websocket-options.ts";

/** Nothing can be listened on here: fails, and says so. */
export function listenWebSocket(_options: ListenWebSocketOptions = {}): Transport {
  return throwError(() => new TypeError("WebSockets cannot be listened for here"));
}
