import { promised } from "../promised.ts";
import { shown } from "../timeline.ts";
import { openServer } from "./open-server.ts";

/** Lists tools, calls one, and shows its progress. */
export async function progress(): Promise<void> {
  await using client = await openServer({});
  const tools = (await client.listTools()).map(({ name }) => name);
  shown(`Tools: ${tools.join(", ")}`);
  promised("The tool is on the list", tools.includes("forecast"), true);

  const steps: number[] = [];
  const { structuredContent } = await client.callTool(
    "forecast",
    { city: "Oslo" },
    { onProgress: (step) => steps.push(step.progress) },
  );
  shown(`Answer: ${JSON.stringify(structuredContent)}`);
  promised("The tool tells each step, in order", steps, [1, 2, 3, 4]);
  promised("The forecast is of Oslo", structuredContent, { city: "Oslo", degrees: 21, unit: "C" });
}
