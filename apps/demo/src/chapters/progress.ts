import { shown } from "../timeline.ts";
import { openServer } from "./open-server.ts";

/** Lists tools, calls one, and shows its progress. */
export async function progress(): Promise<void> {
  await using client = await openServer({});
  const tools = await client.listTools();
  shown(`Tools: ${tools.map(({ name }) => name).join(", ")}`);
  const { structuredContent } = await client.callTool("forecast", { city: "Oslo" });
  shown(`Answer: ${JSON.stringify(structuredContent)}`);
}
