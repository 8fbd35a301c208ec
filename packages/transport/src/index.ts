export { type Channel, type Facts, LOCAL, type Transport } from "./channel.ts";
export { type ProcessRemains, TransportError, type TransportErrorCode } from "./errors.ts";
export { exchangeStream } from "./exchange-stream.ts";
export type { Exchange, ExchangeObserver, Inbound, Link, StrayReason } from "./link.ts";
export { memoryPair } from "./memory/memory-pair.ts";
export { multiplex } from "./multiplex.ts";
