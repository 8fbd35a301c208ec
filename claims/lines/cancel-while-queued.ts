import type { Claim } from "../claim.ts";
import { inChild } from "../in-child.ts";
import { callOf, RawClient } from "../raw-client.ts";
import type { Side } from "../side.ts";

type Ran = { readonly started: readonly string[] };

export async function measure({ server }: Side): Promise<Ran> {
  const client = new RawClient(server({ concurrency: 1 }));
  await client.open();
  client.send(
    callOf(1, { name: "work", arguments: { name: "first", ms: 200 } }),
    callOf(2, { name: "work", arguments: { name: "cancelled", ms: 10 } }),
    { method: "notifications/cancelled", params: { requestId: 2 } },
    callOf(3, { name: "work", arguments: { name: "last", ms: 10 } }),
  );
  await client.answer(1);
  await client.answer(3);
  const { started } = await client.report();
  client.kill();
  return { started };
}

export const cancelWhileQueued: Claim<Ran> = {
  claim: "Call cancelled while it waits to run",
  target: "its handler never starts",
  ...inChild<Ran>(import.meta.url),
  met: ({ started }) => started.join() === "first,last",
  show: ({ started }) => `started ${started.join(", ")}`,
};
