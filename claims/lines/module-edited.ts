import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Claim } from "../claim.ts";
import { inChild } from "../in-child.ts";
import type { Side } from "../side.ts";

type Swapped = {
  /** How a call ended that was in flight when the module was edited. */
  readonly inFlight: string;
  /** Whether the client heard of the tool that the edit added. */
  readonly isTold: boolean;
  /** How a call of that tool ended, on the same connection. */
  readonly added: string;
};

// Much longer than a module takes to be loaded.
const PATIENCE = 4000;

export async function measure({ connect, edited }: Side): Promise<Swapped> {
  const folder = await mkdtemp(join(tmpdir(), "claims-edited-"));
  const path = join(folder, "server.mjs");
  await writeFile(path, edited.text(["slow"]));
  const client = await connect(edited.command(path));
  const told = new Promise<true>((resolve) => {
    client.followTools((names) => void (names.includes("added") && resolve(true)));
  });
  const slow = client.call("slow", {}, { timeout: PATIENCE });
  await sleep(200);
  await writeFile(path, edited.text(["slow", "added"]));
  const isTold = await Promise.race([told, sleep(PATIENCE, false)]);
  const inFlight = (await slow).status;
  const { status: added } = await client.call("added", {}, { timeout: PATIENCE });
  await client.close();
  await rm(folder, { recursive: true });
  return { inFlight, isTold, added };
}

export const moduleEdited: Claim<Swapped> = {
  claim: "Server module edited under a live client",
  target: "connection and calls kept, list_changed",
  ...inChild<Swapped>(import.meta.url),
  met: ({ inFlight, isTold, added }) => inFlight === "completed" && isTold && added === "completed",
  show: ({ inFlight, isTold, added }) =>
    `in flight ${inFlight}, ${isTold ? "told" : "not told"}, new tool ${added}`,
};
