import { promised } from "../promised.ts";
import { shown } from "../timeline.ts";
import { openServer } from "./open-server.ts";

/** The same tool asks the person at the client: inside an answer, and through a request of its own. */
export async function elicitation(era: "modern" | "legacy"): Promise<void> {
  const questions: string[] = [];
  await using client = await openServer({
    era,
    elicitation: (form) => {
      shown(`Asked: ${form.message} Answered: F`);
      questions.push(form.message);
      return { action: "accept", content: { unit: "F" } };
    },
  });
  promised("The connection is of the era that was asked for", client.server.era, era);

  const { structuredContent } = await client.callTool("forecast_in_unit", { city: "Oslo" });
  shown(`Answer: ${JSON.stringify(structuredContent)}`);
  promised("The person is asked once", questions, ["In which unit for Oslo?"]);
  promised("The answer is in the unit that was picked", structuredContent, {
    city: "Oslo",
    degrees: 70,
    unit: "F",
  });
}
