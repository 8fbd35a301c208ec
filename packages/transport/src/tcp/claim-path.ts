import { lstatSync, unlinkSync } from "node:fs";
import { connect } from "node:net";
import { codeOf } from "../socket-failure.ts";

/**
 * Removes the socket file at a path that could not be bound, if it is one that nobody listens on.
 *
 * Rejects with the cause of the failure where somebody does, and where the file is of another kind.
 */
export async function claimPath(path: string, cause: NodeJS.ErrnoException): Promise<void> {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (cause.code !== "EADDRINUSE" || found?.isSocket() !== true) throw cause;
  if (await isListenedOn(path)) throw cause;
  // Another process may have come first meanwhile, and then the file is its own.
  if (lstatSync(path, { throwIfNoEntry: false })?.ino === found.ino) unlinkSync(path);
}

function isListenedOn(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ path });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    // Whatever else stands in the way, somebody may be behind it.
    socket.once("error", (cause) => resolve(codeOf(cause) !== "ECONNREFUSED"));
  });
}
