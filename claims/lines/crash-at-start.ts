import type { Claim } from "../claim.ts";
import { inChild } from "../in-child.ts";
import type { Side } from "../side.ts";
import { wireServer } from "../wire-server.ts";

type Told = { readonly message: string };

export async function measure({ connect }: Side): Promise<Told> {
  try {
    await connect(wireServer("crash"));
    return { message: "connected" };
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
}

export const crashAtStart: Claim<Told> = {
  claim: "Server crashes at start",
  target: "the error has its exit code and stderr",
  ...inChild<Told>(import.meta.url),
  met: ({ message }) => /\b3\b/.test(message) && message.includes("Cannot read weather.json"),
  show: ({ message }) => shorten(message),
};

/** The end is what tells. */
function shorten(message: string): string {
  return message.length > 60 ? `…${message.slice(-59)}` : message;
}
