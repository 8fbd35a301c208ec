export { type Asides, asidesOf } from "./asides.ts";
export { type Channel, type Facts, type HeaderLookup, LOCAL, type Transport } from "./channel.ts";
export { closedByPeer } from "./closed-by-peer.ts";
export {
  type ProcessRemains,
  TransportError,
  type TransportErrorCode,
  type TransportErrorOptions,
} from "./errors.ts";
export { exchangeStream } from "./exchange-stream.ts";
export { encodeMessage } from "./framing/encode-message.ts";
export { DEFAULT_MAX_MESSAGE_BYTES, LineSplitter } from "./framing/line-splitter.ts";
export { type SplitLinesOptions, splitLines } from "./framing/split-lines.ts";
export { type Identified, IdTable } from "./id-table.ts";
export { isThenable } from "./is-thenable.ts";
export type { Exchange, ExchangeObserver, Inbound, Link, StrayReason } from "./link.ts";
export { listenFailure } from "./listen-failure.ts";
export { memoryPair } from "./memory/memory-pair.ts";
export { type MultiplexOptions, multiplex } from "./multiplex.ts";
export { nextTurn } from "./next-turn.ts";
export { oneConsumer } from "./one-consumer.ts";
export { checkKeys, type KeysOf } from "./options/check-keys.ts";
export {
  checkCount,
  checkNumber,
  checkTime,
  checkWord,
  toWords,
} from "./options/check-option.ts";
export {
  aBoolean,
  aClock,
  aFunction,
  anAmount,
  anObject,
  anObserver,
  aText,
  aTextOrFalse,
  aWord,
  aWordOrFunction,
  functions,
  namedTexts,
  objectWith,
  texts,
  textsOrAny,
} from "./options/kind.ts";
export { nearest } from "./options/nearest.ts";
export { optionsOf } from "./options/options-of.ts";
export {
  type GuardedRequest,
  isLoopbackAddress,
  OriginGuard,
  type OriginGuardOptions,
} from "./origin-guard.ts";
export { portChannel } from "./port/port-channel.ts";
export type { PortLike } from "./port/port-like.ts";
export {
  type WindowChannelOptions,
  type WindowMessage,
  type WindowScope,
  type WindowTarget,
  windowChannel,
} from "./port/window-channel.ts";
export { type RequestTarget, requestTarget } from "./request-target.ts";
export type { StartedProcess } from "./started-process.ts";
export type {
  Arrival,
  Departure,
  Questioned,
  RequestArrival,
  StreamedChannel,
} from "./streamed-channel.ts";
export { unfailing } from "./unfailing.ts";
export type { HttpHeadSeen, WireTap } from "./wire-tap.ts";
