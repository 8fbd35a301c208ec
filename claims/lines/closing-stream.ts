import { setTimeout as sleep } from "node:timers/promises";
import type { Claim } from "../claim.ts";
import { opens, type Received, serveScript, stream } from "../http-script.ts";
import { inChild } from "../in-child.ts";
import type { Side } from "../side.ts";

type Asked = { readonly gets: number };

const WHILE = 1500;
/** When to come back, as the server has it: never sooner, and later when nothing comes of it. */
const RETRY = 30;

export async function measure({ connect }: Side): Promise<Asked> {
  let gets = 0;
  const url = await serveScript((received: Received) => {
    if (received.method !== "GET") opens(received);
    else {
      gets += 1;
      stream(received.response).end(`retry: ${RETRY}\n\n`);
    }
  });
  const client = await connect(url);
  await sleep(WHILE);
  await client.close();
  return { gets };
}

export const closingStream: Claim<Asked> = {
  claim: `Stream closed whenever it is opened, with retry: ${RETRY}`,
  target: `backed off: at most 8 GETs in ${WHILE} ms`,
  ...inChild<Asked>(import.meta.url),
  met: ({ gets }) => gets > 0 && gets <= 8,
  show: ({ gets }) => `${gets} GETs`,
  figure: ({ gets }) => gets,
};
