import { shown } from "../timeline.ts";
import { openServer } from "./open-server.ts";

/** The same tool asks the person at the client: inside an answer, and through a request of its own. */
export async function elicitation(era: "modern" | "legacy"): Promise<void> {
  await using client = await openServer({
    era,
    elicitation: (form) => {
      shown(`Asked: ${form.message} Answered: F`);
      return { action: "accept", content: { unit: "F" } };
    },
  });
  const { structuredContent } = await client.callTool("forecast_in_unit", { city: "Oslo" });
  shown(`Answer: ${JSON.stringify(structuredContent)}`);
}
