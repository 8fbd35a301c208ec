import type { HostedConnection } from "../host/hosted-connection.ts";
import type { Playground } from "./playground.ts";
import { CLOCKWORK } from "./presets.ts";

/** How long the clients work before the wire is cut, and for how long it is, in ms. */
const WORK = 1500;
const CUT = 3000;

/** Three clients of Clockwork, each with a wire of its own. */
export function openThree(playground: Playground): readonly HostedConnection[] {
  return [1, 2, 3].map((client) => playground.connect(CLOCKWORK, "auto", client));
}

/** Has each client read and write, and cuts their wires in the middle of it. */
export function pullThePlug(clients: readonly HostedConnection[]): void {
  for (const { calls, isOpen } of clients) {
    if (!isOpen.peek()) continue;
    calls.clear();
    calls.make({ method: "tools/call", name: "read_slowly", args: { seconds: 4 } });
    calls.make({ method: "tools/call", name: "wind", args: { seconds: 4 } });
  }
  setTimeout(() => {
    for (const { wire } of clients) wire.cut(CUT);
  }, WORK);
}
