import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

const HOST = "127.0.0.1";
/** No event tells that another process listens: ms between one look and the next. */
const LOOK_INTERVAL = 50;

/** Settles when something listens at every port; rejects when the signal says that nobody waits any more. */
export async function untilListening(ports: readonly number[], signal: AbortSignal): Promise<void> {
  for (const port of ports) {
    while (!(await listens(port))) await delay(LOOK_INTERVAL, undefined, { signal });
  }
}

/** Whether something listens at a port of this machine. */
function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, HOST);
    const found = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once("connect", () => found(true)).once("error", () => found(false));
  });
}
