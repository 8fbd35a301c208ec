import type { Clock, Inspect, PeerLimits } from "@mcp-actors/machine";
import { type Channel, checkKeys, type Transport } from "@mcp-actors/transport";
import { compileModel } from "./compile-model.ts";
import type { ModelOffer } from "./define-model.ts";
import { LiveModelServer } from "./live-model-server.ts";
import type { ModelServerEvent } from "./model-server-event.ts";
import { SERVE_MODEL_KEYS } from "./server-keys.ts";

/** Where a model is served: on one open channel, or to every peer that a transport brings. */
export type ModelWire = { readonly channel: Channel } | { readonly transport: Transport };

/** What a model server may want of its own. */
export interface ServeModelOptions {
  /** Bounds on what one client may have it hold. */
  readonly limits?: PeerLimits | undefined;
  /** Whether clients are told what an unexpected error says; default false. */
  readonly expose?: boolean | undefined;
  /** Hears what happens; what it throws or rejects is ignored. */
  readonly onEvent?: ((event: ModelServerEvent) => unknown) | undefined;
  /**
   * Hears the standard XState inspection events of every request, and what else an inspector can; default the
   * inspector of the process, if it has one.
   */
  readonly inspect?: Inspect | undefined;
  /** Where time comes from; default the system. */
  readonly clock?: Clock | undefined;
}

/** How much a model server holds; all but `connections` are zero when nothing is on its way. */
export interface ModelServerCounts {
  readonly connections: number;
  readonly requests: number;
  readonly calls: number;
  readonly timers: number;
}

/** How a model server ends in good order. */
export interface ModelDrainOptions {
  /** How long generations under way may go on, in ms; default 5,000. */
  readonly timeout?: number;
}

/** A model that is being served. */
export interface ServedModel {
  /** Listens no more and closes every channel; generations under way are lost. */
  readonly close: () => void;
  /** Lets what is under way end while new generations and calls are refused, and closes; settles with `closed`. */
  readonly drain: (options?: ModelDrainOptions) => Promise<void>;
  /** Settles when nobody is served any more and no one can come: after `close`, or when the wire ended. */
  readonly closed: Promise<void>;
  readonly counts: ModelServerCounts;
}

/**
 * Serves a model to whoever speaks the protocol for models on a wire.
 *
 * @example A model that counts
 * ```ts
 * const count = { async *generate({ maxTokens = 3 }) { for (let n = 1; n <= maxTokens; n++) yield `${n} `; } };
 * serveModel(count, { transport: listenTcp({ port: 3013 }) });
 * ```
 */
export function serveModel(
  offer: ModelOffer,
  wire: ModelWire,
  options: ServeModelOptions = {},
): ServedModel {
  checkKeys("serveModel", options, SERVE_MODEL_KEYS);
  return new LiveModelServer(compileModel(offer), wire, options);
}
