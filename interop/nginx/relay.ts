import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A port that stays where it is while what is behind it goes and comes, and whose connections can be cut. */
export interface Relay extends AsyncDisposable {
  readonly port: number;
  /** Has new connections lead to another port; undefined for nowhere. */
  readonly lead: (to: number | undefined) => void;
  /** Cuts all connections. */
  readonly cut: () => void;
}

/** Opens a relay that leads nowhere yet. */
export async function openRelay(): Promise<Relay> {
  const sockets = new Set<Socket>();
  let target: number | undefined;
  const join = (client: Socket): void => {
    if (target === undefined) {
      client.destroy();
      return;
    }
    const server = connect(target, "127.0.0.1");
    for (const [from, to] of [[client, server] as const, [server, client] as const]) {
      sockets.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const listener = createServer(join).listen(0, "127.0.0.1");
  await once(listener, "listening");
  return {
    port: (listener.address() as AddressInfo).port,
    lead: (to) => {
      target = to;
    },
    cut,
    async [Symbol.asyncDispose]() {
      cut();
      listener.close();
      await once(listener, "close");
    },
  };
}
