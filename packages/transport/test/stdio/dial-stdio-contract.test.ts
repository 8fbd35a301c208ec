import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { dialStdio, streamChannel } from "@mcp-actors/transport/stdio";
import { type ChannelPair, channelPromises } from "@mcp-actors/transport/testing";
import { firstValueFrom } from "rxjs";
import { describe, test } from "vitest";
import { fixture } from "../support/fixture.ts";

/** A real child process, whose end of the pipes a socket brings back here. */
async function openPair(): Promise<ChannelPair> {
  const server = createServer({ allowHalfOpen: true }).listen({ host: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, "connection");
  const near = await firstValueFrom(
    dialStdio({ command: process.execPath, args: [fixture("bridge"), String(port)] }),
  );
  const [socket] = (await accepted) as [Socket];
  return {
    near,
    far: streamChannel(socket, socket),
    close: async () => {
      server.close();
      await once(server, "close");
    },
  };
}

describe("channel of a child process", () => {
  test.each(channelPromises)("$title", ({ check }) => check(openPair));
});
