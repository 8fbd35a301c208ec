import type { Claim } from "../claim.ts";
import { inChild } from "../in-child.ts";
import type { Side } from "../side.ts";
import { wireServer } from "../wire-server.ts";

type Settled = {
  /** Whether each of the opening and a call was settled by the `true` or by a `forged` answer. */
  readonly opening: string;
  readonly call: string;
  readonly reports: number;
};

export async function measure({ connect }: Side): Promise<Settled> {
  const client = await connect(wireServer("forged-ids"));
  const { text, status } = await client.call("any");
  await client.close();
  return { opening: client.serverName, call: text || status, reports: client.faults.length };
}

export const forgedIds: Claim<Settled> = {
  claim: 'Answers with the id "" and with the id as a string',
  target: "settle nothing, each is reported",
  ...inChild<Settled>(import.meta.url),
  met: ({ opening, call, reports }) => opening === "true" && call === "true" && reports >= 4,
  show: ({ opening, call, reports }) => `opening ${opening}, call ${call}, ${reports} reported`,
};
