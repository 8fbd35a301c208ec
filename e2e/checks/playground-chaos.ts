import type { Page } from "playwright-core";
import type { Check } from "../../scripts/check.ts";
import { comesTo } from "../comes-to.ts";
import type { PlaygroundStage } from "../playground/playground-stage.ts";
import { type Scene, toChecks } from "../playground/scene.ts";
import { callTool, outcome, serverAt } from "../playground/server-page.ts";
import { shoot } from "../playground/shoot.ts";

/** A person at the playground cuts the wire, stalls it, and goes where no server is. */
export function playgroundChaos(stage: PlaygroundStage): readonly Check[] {
  const wires = [
    { wire: "HTTP", at: stage.everythingHttp, item: "test_structured_content" },
    { wire: "WebSocket", at: stage.everythingWebSocket, item: "test_structured_content" },
    { wire: "port", at: "page:pocket", item: "add" },
  ];
  return toChecks(stage, [
    ...wires.map(
      ({ wire, at, item }): Scene => ({
        title: `the playground comes back when its wire was cut, over ${wire}`,
        hash: serverAt(at, { item }),
        play: (page) => cutAndMend(page, wire),
      }),
    ),
    {
      title: "the playground sends reads again and loses writes when its wires are cut",
      hash: "#/plug",
      play: pullThePlug,
    },
    {
      title: "the playground holds a call on a stalled wire until it goes on",
      hash: serverAt("page:pocket", { item: "add" }),
      play: stall,
    },
    {
      title: "the playground says what to do where no server is",
      hash: serverAt("http://127.0.0.1:65531/mcp", {}),
      play: findNobody,
    },
  ]);
}

async function cutAndMend(page: Page, wire: string): Promise<void> {
  await page.getByLabel("a", { exact: true }).fill("2");
  await page.getByLabel("b", { exact: true }).fill("3");
  await page.getByRole("button", { name: "Cut", exact: true }).click();
  await callTool(page);
  await page.getByText(/attempt \d+ of 12/).waitFor();
  await page.getByText("Somebody cut the wire").first().waitFor();
  await shoot(page, `cut-${wire}`);
  await page.getByRole("button", { name: "Mend" }).click();
  await outcome(page, "completed");
  await page.getByText("ready", { exact: true }).first().waitFor();
}

async function pullThePlug(page: Page): Promise<void> {
  await page.locator(".lane .state-mark[data-state=ready]").nth(2).waitFor();
  await page.getByRole("button", { name: "Work, then cut for 3 s" }).click();
  await page
    .getByText(/attempt \d+ of 12/)
    .first()
    .waitFor();
  await shoot(page, "plug");
  // All three reads completed in the end, all three writes were lost, and three calls were sent again.
  await page.locator(".counter .value", { hasText: /^3$/ }).nth(2).waitFor();
  const why = page.locator(".why");
  await comesTo(3, () => why.getByText("sent 2 times").count());
  await comesTo(3, () => why.getByText("Somebody cut the wire").count());
  await shoot(page, "plug-mended");
}

async function stall(page: Page): Promise<void> {
  // On a stalled wire no tool would ever be listed.
  await page.getByRole("button", { name: "Call", exact: true }).waitFor();
  await page.getByRole("button", { name: "Stall" }).click();
  await callTool(page);
  await page.getByText("wire stalled").waitFor();
  await outcome(page, "pending");
  await page.getByRole("button", { name: "Resume" }).click();
  await outcome(page, "completed");
}

async function findNobody(page: Page): Promise<void> {
  await page.getByText("npx -y pnpm dev").waitFor();
  await shoot(page, "no-server");
}
