import { type JsonRpcMessage, LATEST_LEGACY, type RequestId } from "@mcp-actors/protocol";
import { type Channel, memoryPair, multiplex, type StreamedChannel } from "@mcp-actors/transport";
import { expect, test } from "vitest";
import { Bridge } from "../../src/bridge/bridge.ts";
import { passingDialect } from "../../src/bridge/passing-dialect.ts";
import { BridgeSide, settled } from "./open-bridge.ts";

const CALL = { method: "tools/call", params: { name: "a" } };
const QUESTION = { id: "q", method: "elicitation/create", params: {} };

/** A bridge whose near end has a stream for each request, as HTTP has, and maybe one beside them. */
async function openStreams(hasOneBeside: boolean) {
  const [nearEnd, near] = memoryPair();
  const [far, farEnd] = memoryPair();
  const askedIn: unknown[] = [];
  const dialect = passingDialect(LATEST_LEGACY);
  new Bridge(
    streamed(near, (within) => {
      if (within === undefined && !hasOneBeside) throw new Error("There is no such stream");
      askedIn.push(within ?? "beside");
    }),
    Promise.resolve({ link: multiplex(far, dialect), dialect }),
  );
  await settled();
  return { askedIn, client: new BridgeSide(nearEnd), server: new BridgeSide(farEnd) };
}

/** @param asks - Hears in which stream a request is to leave, and throws where it cannot. */
function streamed(
  channel: Channel,
  asks: (within: RequestId | undefined) => void,
): StreamedChannel {
  return {
    facts: channel.facts,
    inbound$: channel.inbound$,
    closed: channel.closed,
    drained: () => channel.drained(),
    send(message: JsonRpcMessage, within?: RequestId) {
      if ("method" in message && "id" in message) asks(within);
      return channel.send(message);
    },
  };
}

test.each([
  ["beside those of the calls, where the client has one", true, "beside"],
  ["of the call that came last, where it has none", false, 2],
])("a client is asked in the stream %s", async (_where, hasOneBeside, stream) => {
  const { askedIn, client, server } = await openStreams(hasOneBeside);
  await client.say({ id: 1, ...CALL });
  await client.say({ id: 2, ...CALL });

  await server.say(QUESTION);

  expect(askedIn).toEqual([stream]);
  await client.say({ id: client.last().id, result: { action: "decline" } });
  expect(server.last()).toMatchObject({ id: "q", result: { action: "decline" } });
});

test("who asks hears that the call in whose stream the client was asked was given up", async () => {
  const { client, server } = await openStreams(false);
  await client.say({ id: 1, ...CALL });
  await server.say(QUESTION);

  await client.say({ method: "notifications/cancelled", params: { requestId: 1 } });

  expect(server.heard).toContainEqual({
    jsonrpc: "2.0",
    id: "q",
    error: {
      code: -32000,
      message: "The call in whose stream the client was asked was given up",
    },
  });
});

test("a question beside the streams of the calls outlives the call that is given up", async () => {
  const { client, server } = await openStreams(true);
  await client.say({ id: 1, ...CALL });
  await server.say(QUESTION);
  const { id } = client.last();

  await client.say({ method: "notifications/cancelled", params: { requestId: 1 } });
  await client.say({ id, result: { action: "accept" } });

  expect(server.last()).toMatchObject({ id: "q", result: { action: "accept" } });
});
