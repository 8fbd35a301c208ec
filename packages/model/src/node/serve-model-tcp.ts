import { checkKeys, optionsOf } from "@mcp-actors/transport";
import {
  LISTEN_TCP_KEYS,
  type ListenTcpOptions,
  listenTcp,
  type SocketAddress,
  socketUrl,
} from "@mcp-actors/transport/tcp";
import type { ModelOffer } from "../server/define-model.ts";
import type { ServeModelOptions } from "../server/serve-model.ts";
import { SERVE_MODEL_TCP_KEYS } from "./serve-keys.ts";
import { type ListeningModel, serveModelAt } from "./serve-model-at.ts";

/** Where to listen, and what the server may want of its own; everything has a default. */
export interface ServeModelTcpOptions
  extends ServeModelOptions,
    Omit<ListenTcpOptions, "onListening"> {
  /** A port and host, or the path of a Unix domain socket; default any free port of this machine. */
  readonly address?: SocketAddress | undefined;
}

/** Serves a model on a TCP port or a Unix domain socket, one message a line, to whoever comes. */
export async function serveModelTcp(
  offer: ModelOffer,
  options: ServeModelTcpOptions = {},
): Promise<ListeningModel> {
  checkKeys("serveModelTcp", options, SERVE_MODEL_TCP_KEYS);
  const { address = { port: 0 } } = options;
  const wire = optionsOf<ListenTcpOptions>(options, LISTEN_TCP_KEYS);
  return serveModelAt(
    offer,
    (onListening) =>
      listenTcp(address, { ...wire, onListening: (bound) => onListening(socketUrl(bound)) }),
    options,
  );
}
