import { type Client, connect } from "@mcp-actors/client";

export { embed, embedBesideIntruder } from "./embedding.ts";

// What a page has of this runtime: each function connects, does one thing, and tells what came of it.

/** Where a server is, and what to offer it. */
export interface Place {
  readonly url: string;
  readonly era: string;
}

/** Sees what there is. */
export function look(place: Place) {
  return using(place, async (client) => {
    const tools = await client.listTools();
    return { revision: client.server.revision, tools: tools.map(({ name }) => name) };
  });
}

/** Lets a call go on only once its first progress is heard. */
export function step(place: Place) {
  return using(place, async (client) => {
    const heard: number[] = [];
    const released: PromiseLike<unknown>[] = [];
    const { content } = await client.callTool("step", undefined, {
      onProgress({ progress }) {
        heard.push(progress);
        if (progress === 1) released.push(client.callTool("release"));
      },
    });
    await Promise.all(released);
    return { heard, content };
  });
}

/** Answers what a tool asks. */
export function answer(place: Place) {
  return using(place, async (client) => (await client.callTool("ask")).content);
}

/** Sends an argument that a header repeats, which no header could carry as it is. */
export function mirror(place: Place, region: string) {
  return using(place, async (client) => {
    await client.listTools();
    return (await client.callTool("region", { region })).content;
  });
}

/** Sees the tools, makes them more, and sees them again. */
export function follow(place: Place) {
  return using(place, async (client) => {
    const seen: number[] = [];
    await new Promise<void>((resolve, reject) => {
      const watching = client.tools$.subscribe({
        next(tools) {
          seen.push(tools.length);
          if (seen.length === 1) client.callTool("grow").then(undefined, reject);
          else resolve(watching.unsubscribe());
        },
        error: reject,
      });
    });
    return seen;
  });
}

/** Cancels a call that has begun, and tells how it ended. */
export function cancel(place: Place) {
  return using(place, async (client) => {
    const own = new AbortController();
    const onProgress = () => own.abort(new Error("Changed its mind"));
    const call = client.callTool("wait", undefined, { signal: own.signal, onProgress });
    return await call.then(
      () => "answered",
      (error: unknown) => String(error),
    );
  });
}

/** Does not get in, and tells why. */
export async function fail({ url, era }: Place): Promise<string> {
  try {
    await using client = await connect(url, { era });
    return `connected in ${client.server.revision}`;
  } catch (error) {
    return String(error);
  }
}

/** Works with a client, and tells beside what came of it what is still held. */
async function using<Result>({ url, era }: Place, work: (client: Client) => Promise<Result>) {
  const elicitation = () => ({ action: "accept" as const, content: { name: "Ada" } });
  await using client = await connect(url, { era, elicitation });
  const result = await work(client);
  return { result, held: Object.values(client.counts).some((count) => count > 0) };
}
