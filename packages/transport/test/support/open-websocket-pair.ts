import type { Channel } from "@mcp-actors/transport";
import {
  type DialWebSocketOptions,
  dialWebSocket,
  type ListenWebSocketOptions,
  listenWebSocket,
} from "@mcp-actors/transport/websocket";
import { firstValueFrom } from "rxjs";

/** A listener that is on, with what came to it. */
export interface ListeningForSockets {
  readonly url: string;
  /** The next channel that comes, or came and was not taken. */
  readonly next: () => Promise<Channel>;
  readonly stop: () => void;
}

/** Listens on a port that is free; rejects where it cannot. */
export function startSockets(options: ListenWebSocketOptions = {}): Promise<ListeningForSockets> {
  return new Promise((resolve, reject) => {
    const come: Channel[] = [];
    const waiting: ((channel: Channel) => void)[] = [];
    const next = () =>
      new Promise<Channel>((take) => {
        const [first] = come.splice(0, 1);
        if (first === undefined) waiting.push(take);
        else take(first);
      });
    const onListening = (url: string) =>
      resolve({ url, next, stop: () => listening.unsubscribe() });
    const listening = listenWebSocket({ ...options, onListening }).subscribe({
      next: (channel) => {
        const take = waiting.shift();
        if (take === undefined) come.push(channel);
        else take(channel);
      },
      error: reject,
    });
  });
}

/** Both ends of one WebSocket, whose listener is off already. */
export async function openWebSocketPair(
  options: DialWebSocketOptions & ListenWebSocketOptions = {},
) {
  const listening = await startSockets(options);
  const near = await firstValueFrom(dialWebSocket(listening.url, options));
  const far = await listening.next();
  listening.stop();
  return { near, far };
}
