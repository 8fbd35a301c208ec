import type { Clock } from "@mcp-actors/machine";
import type { Dialect } from "@mcp-actors/protocol";
import {
  checkKeys,
  type Link,
  memoryPair,
  multiplex,
  type StreamedChannel,
} from "@mcp-actors/transport";
import { choosePeer } from "../choose-peer.ts";
import type { RecordedTraffic } from "../recorded-exchange.ts";
import { recordedExchanges } from "../recorded-exchanges.ts";
import { MOCK_SERVER_KEYS } from "../replay-keys.ts";
import { MockSession } from "./mock-session.ts";
import { RecordedAnswers } from "./recorded-answers.ts";
import { type Speed, Tempo } from "./tempo.ts";

/** Which part of a recording is played, and how fast. */
export interface MockServerOptions {
  /** Default `full`: without any wait. */
  readonly speed?: Speed | undefined;
  /** Name of the client, or of the server, whose requests are answered; default those of all, where there is one server. */
  readonly peer?: string | undefined;
  /** Where time comes from; default the system. */
  readonly clock?: Clock | undefined;
}

/** A server that says again what was recorded. */
export interface MockServer {
  /** A client in this process: what `connect` takes as a target. */
  link(dialect: Dialect): Link;
  /** Answers the client at the other end of a channel until either side closes it. */
  serve(channel: StreamedChannel): { readonly close: () => void; readonly closed: Promise<void> };
}

/**
 * Serves what was recorded: a request is answered as the recorded one with the same method and params was, its
 * progress, logs and questions among it, under the ids of now.
 *
 * Equal requests get the recorded answers in order, and the last one from then on, whichever client asks.
 * What was redacted matches anything. What was not recorded is answered with an error that names what is nearest.
 * Throws where the recording holds no request of a client, or requests to several servers of which none is chosen.
 *
 * @example A client against a recording
 * ```ts
 * await using client = await connect(mockServer(readRecords(text)));
 * ```
 */
export function mockServer(
  recording: RecordedTraffic,
  options: MockServerOptions = {},
): MockServer {
  checkKeys("mockServer", options, MOCK_SERVER_KEYS);
  const exchanges = choosePeer(recordedExchanges(recording), options.peer);
  const parts = {
    answers: new RecordedAnswers(exchanges),
    tempo: new Tempo(options.speed, options.clock),
  };
  const serve = (channel: StreamedChannel) => {
    const session = new MockSession(channel, parts);
    return { close: () => session.close(), closed: session.closed };
  };
  return {
    serve,
    link(dialect) {
      const [near, far] = memoryPair();
      serve(far);
      return multiplex(near, dialect);
    },
  };
}
