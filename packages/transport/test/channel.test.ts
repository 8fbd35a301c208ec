import { PassThrough } from "node:stream";
import { type Channel, memoryPair, portChannel } from "@mcp-actors/transport";
import { listenStdio, streamChannel } from "@mcp-actors/transport/stdio";
import { firstValueFrom } from "rxjs";
import { expect, test } from "vitest";
import { openTcpPair } from "./support/open-tcp-pair.ts";
import { openWebSocketPair } from "./support/open-websocket-pair.ts";
import { record } from "./support/record.ts";

type OpenPair = () => Promise<{ readonly near: Channel; readonly far: Channel }>;

test.each<[kind: string, open: OpenPair]>([
  ["memory", async () => paired(...memoryPair())],
  ["stdio", async () => paired(...pipes())],
  ["stdio", async () => paired(...(await listeningPipes()))],
  ["tcp", () => openTcpPair("tcp")],
  ["unix", () => openTcpPair("unix")],
  ["websocket", () => openWebSocketPair()],
  ["port", async () => paired(...ports())],
])("a %s channel says that it is one, at both ends", async (kind, open) => {
  const { near, far } = await open();

  expect([near.kind, far.kind]).toEqual([kind, kind]);
  for (const channel of [near, far]) record(channel).close();
  await Promise.all([near.closed, far.closed]);
});

function paired(near: Channel, far: Channel) {
  return { near, far };
}

function pipes(): [Channel, Channel] {
  const [there, back] = [new PassThrough(), new PassThrough()];
  return [streamChannel(there, back), streamChannel(back, there)];
}

async function listeningPipes(): Promise<[Channel, Channel]> {
  const [there, back] = [new PassThrough(), new PassThrough()];
  return [
    await firstValueFrom(listenStdio({ input: there, output: back })),
    await firstValueFrom(listenStdio({ input: back, output: there })),
  ];
}

function ports(): [Channel, Channel] {
  const { port1, port2 } = new MessageChannel();
  return [portChannel(port1), portChannel(port2)];
}
