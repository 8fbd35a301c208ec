import { dialNodeHub } from "./dial-node-hub.ts";
import { producerUrlOf, type RuntimeEntry } from "./runtime-file.ts";

/** Whether the hub of an entry takes who comes with its token: its process may be gone, and its port another's. */
export function isAlive(entry: RuntimeEntry): Promise<boolean> {
  if (!runs(entry.pid)) return Promise.resolve(false);
  return new Promise((resolve) => {
    dialNodeHub(producerUrlOf(entry))({
      opened(wire) {
        resolve(true);
        wire.close();
      },
      receive() {},
      closed: () => resolve(false),
    });
  });
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, and is somebody else's.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
