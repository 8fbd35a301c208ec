import { serveHttp, serveWebSocket } from "@mcp-actors/server/node";
import type { Check } from "../../scripts/check.ts";
import { gatedServer } from "../playground/gated-server.ts";
import type { PlaygroundStage } from "../playground/playground-stage.ts";
import { callTool, outcome, serverAt } from "../playground/server-page.ts";
import { shoot } from "../playground/shoot.ts";
import { withPage } from "../playground/with-page.ts";

const WIRES = [
  { wire: "HTTP", serve: serveHttp, letIn: { cors: true } },
  { wire: "WebSocket", serve: serveWebSocket, letIn: {} },
] as const;

/** A person at the playground sees how far a call is, for as long as it stands there. */
export function playgroundProgress(stage: PlaygroundStage): readonly Check[] {
  return WIRES.map((way) => ({
    title: `in the playground a person sees a call progress, over ${way.wire}`,
    run: () => progress(stage, way),
  }));
}

async function progress(
  stage: PlaygroundStage,
  { wire, serve, letIn }: (typeof WIRES)[number],
): Promise<void> {
  const { definition, release } = gatedServer();
  const options = { port: 0, allowedOrigins: [stage.origin], ...letIn };
  const { url, close } = await serve(definition, options);
  try {
    await withPage(stage, serverAt(url, { item: "report" }), async (page) => {
      await callTool(page);
      await page.getByText("Completed step 50 of 100").first().waitFor();
      await shoot(page, `call-${wire}`);
      release();
      await outcome(page, "completed");
      await page.getByText("All steps are completed").first().waitFor();
    });
  } finally {
    await close();
  }
}
