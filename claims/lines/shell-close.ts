import { once } from "node:events";
import { connect as connectTo } from "node:net";
import type { Claim } from "../claim.ts";
import { inChild } from "../in-child.ts";
import type { Side } from "../side.ts";
import { wireFile } from "../wire-server.ts";

interface Place {
  readonly pid: number;
  readonly port: number;
}

type Closed = { readonly ms: number; readonly orphans: number };

export async function measure({ connect }: Side): Promise<Closed> {
  // With something left to do, the shell stays between the client and the server.
  const script = `"${process.execPath}" "${wireFile("stubborn")}"; exit $?`;
  const client = await connect({ command: "sh", args: ["-c", script] });
  const { pid, port } = JSON.parse((await client.call("where")).text) as Place;
  const startedAt = performance.now();
  await client.close();
  const ms = Math.round(performance.now() - startedAt);
  const lives = await isAlive(port);
  if (lives) process.kill(pid, "SIGKILL");
  return { ms, orphans: lives ? 1 : 0 };
}

async function isAlive(port: number): Promise<boolean> {
  const socket = connectTo(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

export const shellClose: Claim<Closed> = {
  claim: "Close of a server under sh -c that outlives its stdin",
  target: "under 1 s, no survivor",
  ...inChild<Closed>(import.meta.url),
  met: ({ ms, orphans }) => ms < 1000 && orphans === 0,
  show: ({ ms, orphans }) => `${ms} ms, ${orphans} left alive`,
  figure: ({ ms }) => ms,
};
