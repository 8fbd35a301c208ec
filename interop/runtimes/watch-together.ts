import assert from "node:assert/strict";
import { type ClientEvent, connect } from "@mcp-actors/client";
import { watchTools } from "../watch-tools.ts";
import { TOOLS } from "./visit.ts";

/** Has two clients watch the tools of the site, and one of them go on alone. */
export async function watchTogether(url: string, revision: string): Promise<void> {
  const losses: ClientEvent[] = [];
  const onEvent = (event: ClientEvent) => {
    if (event.type === "subscription.lost") losses.push(event);
  };
  await using stays = await connect(url, { era: revision, onEvent });
  const staying = watchTools(stays);
  {
    await using leaves = await connect(url, { era: revision, onEvent });
    const leaving = watchTools(leaves);
    await Promise.all([staying.shown(TOOLS), leaving.shown(TOOLS)]);
    await leaves.callTool("touch");
    await Promise.all([staying.shown(TOOLS, 2), leaving.shown(TOOLS, 2)]);
  }
  await stays.callTool("touch");
  await staying.shown(TOOLS, 3);
  assert.deepEqual(losses, []);
}
