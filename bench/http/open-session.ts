import { toConfirmation, toOpening } from "./post.ts";
import type { RawClient } from "./raw-client.ts";

/** Opens a session, and gives its id. */
export async function openSession(client: RawClient, revision: string): Promise<string> {
  const opening = await client.send(client.toBytes(toOpening(revision)));
  const session = /\r\nmcp-session-id: *([^\r]+)/i.exec(opening)?.[1];
  if (session === undefined) throw new Error(`Server opened no session: ${opening}`);
  await client.send(client.toBytes(toConfirmation(revision, session)));
  return session;
}
