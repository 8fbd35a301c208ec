import { InMemoryTransport } from "@tmcp/transport-in-memory";
import { createServer } from "./tools.mjs";

/** The server with the client that its authors test it with; it has no other. */
export async function inMemory() {
  const transport = new InMemoryTransport(createServer());
  const session = transport.session();
  await session.initialize("2025-11-25", {}, { name: "bench", version: "1.0.0" });
  return {
    async echo(text) {
      const { content } = await session.callTool("echo", { text });
      return content[0].text;
    },
    hang() {
      session.callTool("hang", {}).catch(() => {});
    },
    close: () => transport.close(),
  };
}
