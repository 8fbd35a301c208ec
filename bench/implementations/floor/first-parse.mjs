import { z } from "zod";

/** What Zod takes of the same, without a server, a client and a wire. */
export async function inMemory() {
  const input = z.object({ text: z.string() });
  return { echo: async (text) => input.parse({ text }).text };
}
