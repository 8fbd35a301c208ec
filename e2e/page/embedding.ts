import { connect } from "@mcp-actors/client";
import { windowChannel } from "@mcp-actors/transport";
import type { Place } from "./page.ts";

/** Short, for what is refused is refused in silence. */
const TIMEOUTS = { connectTimeout: 1000, probeTimeout: 500, openTimeout: 1000, closeTimeout: 500 };

/** Works with the server in a frame whose page is of some origin, and tells what came of it. */
export async function embed({ url, era }: Place, origin: string) {
  const frame = await open(url);
  const elicitation = () => ({ action: "accept" as const, content: { name: "Ada" } });
  const heard: string[] = [];
  try {
    await using client = await connect(
      { channel: windowChannel(frame, { origin }) },
      {
        era,
        elicitation,
        timeouts: TIMEOUTS,
        onNotification: ({ method }) => void heard.push(method),
      },
    );
    const { content } = await client.callTool("ask");
    return { revision: client.server.revision, content, heard };
  } catch (error) {
    return String(error);
  }
}

/** The same, while a frame of a foreign origin posts to this page as if it were the server. */
export async function embedBesideIntruder(place: Place, origin: string, intruder: string) {
  const frame = await open(intruder);
  const intruded = new Promise<void>((resolve) => {
    addEventListener("message", ({ source }) => source === frame && resolve());
  });
  frame.postMessage("begin", "*");
  await intruded;
  return embed(place, origin);
}

/** A frame whose page is there. */
async function open(url: string): Promise<Window> {
  const frame = document.createElement("iframe");
  frame.src = url;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
  document.body.append(frame);
  await loaded;
  if (frame.contentWindow === null) throw new Error("A frame has no window");
  return frame.contentWindow;
}
