export { VirtualClock } from "@mcp-actors/machine/testing";
export {
  type Chance,
  type ChannelPair,
  type ChannelPromise,
  channelPromises,
  type FaultOptions,
  type Faults,
  type FaultyChannel,
  faultChannel,
} from "@mcp-actors/transport/testing";
export { type ConnectedPair, connectPair, type PairOptions } from "./connect-pair.ts";
