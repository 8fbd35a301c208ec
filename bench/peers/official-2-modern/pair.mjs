import { fileURLToPath } from "node:url";
import { InMemoryTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { connect, pairOf } from "../official-2/pair.mjs";
import { serveModern } from "./serve-modern.mjs";

const REVISION = "2026-07-28";

const serverFile = fileURLToPath(new URL("./server.mjs", import.meta.url));

export async function inMemory() {
  const [near, far] = InMemoryTransport.createLinkedPair();
  serveModern(far);
  return pinnedPair(near);
}

export async function stdio() {
  return pinnedPair(new StdioClientTransport({ command: process.execPath, args: [serverFile] }));
}

/** A pair whose client speaks that revision alone; rejects where it came to another. */
async function pinnedPair(transport) {
  const client = await connect(transport, { versionNegotiation: { mode: { pin: REVISION } } });
  const revision = client.getNegotiatedProtocolVersion();
  if (revision !== REVISION) throw new Error(`Client speaks ${revision}, not ${REVISION}`);
  return pairOf(client);
}
