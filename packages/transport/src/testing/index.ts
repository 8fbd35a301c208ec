export type { ChannelPair, ChannelPromise, OpenPair } from "./channel-pair.ts";
export { channelPromises } from "./channel-promises.ts";
export { type FaultOptions, type FaultyChannel, faultChannel } from "./fault-channel.ts";
export type { Chance, FaultClock, Faults } from "./faults.ts";
