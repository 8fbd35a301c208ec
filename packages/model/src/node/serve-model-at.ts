import { optionsOf, type Transport } from "@mcp-actors/transport";
import type { ModelOffer } from "../server/define-model.ts";
import { type ServedModel, type ServeModelOptions, serveModel } from "../server/serve-model.ts";
import { SERVE_MODEL_KEYS } from "../server/server-keys.ts";

/** A model that listens at an address. */
export interface ListeningModel extends ServedModel {
  /** Where clients reach it: what `connectModel` takes. */
  readonly url: string;
}

/** A listener that tells where it listens, once it does. */
export type Listen = (onListening: (url: string) => void) => Transport;

/** Serves a model to whoever comes to a listener. Rejects where it cannot listen. */
export function serveModelAt(
  offer: ModelOffer,
  listen: Listen,
  options: ServeModelOptions,
): Promise<ListeningModel> {
  return new Promise((resolve, reject) => {
    const transport = listen((url) => resolve(listeningAt(url, served)));
    const served = serveModel(
      offer,
      { transport },
      {
        ...optionsOf<ServeModelOptions>(options, SERVE_MODEL_KEYS),
        onEvent(event) {
          if (event.type === "listening.failed") reject(event.error);
          return options.onEvent?.(event);
        },
      },
    );
  });
}

function listeningAt(url: string, served: ServedModel): ListeningModel {
  return {
    url,
    close: served.close,
    drain: served.drain,
    closed: served.closed,
    get counts() {
      return served.counts;
    },
  };
}
