import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Channel } from "@mcp-actors/transport";
import {
  dialTcp,
  type ListenTcpOptions,
  listenTcp,
  type SocketAddress,
  type SocketOptions,
} from "@mcp-actors/transport/tcp";
import { firstValueFrom } from "rxjs";

let paths = 0;

/** A path of a socket that nothing is at. */
export function freshPath(): string {
  paths += 1;
  return join(tmpdir(), `tcp-${process.pid}-${paths}.sock`);
}

/** A port of any number, or a fresh path. */
export function freshAddress(family: "tcp" | "unix"): SocketAddress {
  return family === "tcp" ? { port: 0 } : { path: freshPath() };
}

/** A listener that is on, with what came to it. */
export interface Listening {
  readonly address: SocketAddress;
  /** The next channel that comes, or came and was not taken. */
  readonly next: () => Promise<Channel>;
  readonly stop: () => void;
}

/** Listens; rejects where it cannot. */
export function startListening(
  address: SocketAddress,
  options: ListenTcpOptions = {},
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const come: Channel[] = [];
    const waiting: ((channel: Channel) => void)[] = [];
    const next = () =>
      new Promise<Channel>((take) => {
        const [first] = come.splice(0, 1);
        if (first === undefined) waiting.push(take);
        else take(first);
      });
    const onListening = (bound: SocketAddress) =>
      resolve({ address: bound, next, stop: () => listening.unsubscribe() });
    const listening = listenTcp(address, { ...options, onListening }).subscribe({
      next: (channel) => {
        const take = waiting.shift();
        if (take === undefined) come.push(channel);
        else take(channel);
      },
      error: reject,
    });
  });
}

/** Both ends of one connection, whose listener is off already. */
export async function openTcpPair(family: "tcp" | "unix", options?: SocketOptions) {
  const listening = await startListening(freshAddress(family), options);
  const near = await firstValueFrom(dialTcp(listening.address, options));
  const far = await listening.next();
  listening.stop();
  return { near, far };
}
