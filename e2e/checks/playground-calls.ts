import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Check } from "../../scripts/check.ts";
import type { PlaygroundStage } from "../playground/playground-stage.ts";
import { toChecks } from "../playground/scene.ts";
import { callTool, outcome, serverAt } from "../playground/server-page.ts";
import { shoot } from "../playground/shoot.ts";

/** A person at the playground calls tools of a server in another process, and answers what it asks. */
export function playgroundCalls(stage: PlaygroundStage): readonly Check[] {
  const wires = [
    { wire: "HTTP", at: stage.everythingHttp },
    { wire: "WebSocket", at: stage.everythingWebSocket },
  ];
  const scenes = wires.flatMap(({ wire, at }) =>
    DEEDS.map(({ title, item, play }) => ({
      title: `in the playground ${title}, over ${wire}`,
      hash: serverAt(at, { item }),
      play: (page: Page) => play(page, wire),
    })),
  );
  return toChecks(stage, scenes);
}

/** What a person does with one tool. */
interface Deed {
  readonly title: string;
  readonly item: string;
  readonly play: (page: Page, wire: string) => Promise<void>;
}

const DEEDS: readonly Deed[] = [
  { title: "a person fills in a form", item: "test_elicitation_sep1034_defaults", play: form },
  { title: "a person agrees to visit a page", item: "test_elicitation_url", play: visit },
  { title: "the storyteller answers for a person", item: "test_sampling", play: sampling },
  {
    title: "a list that changed in name alone is an event and no toast",
    item: "test_trigger_tool_change",
    play: unchanged,
  },
];

async function form(page: Page, wire: string): Promise<void> {
  await callTool(page);
  const card = page.getByRole("region", { name: "The server asks" });
  await card.getByText("#1 test_elicitation_sep1034_defaults").waitFor();
  await card.getByLabel("name", { exact: true }).fill("Ada");
  await shoot(page, `form-${wire}`);
  await card.getByRole("button", { name: "Accept" }).click();
  await outcome(page, "completed");
  await page
    .getByText(/"name":"Ada","age":30/)
    .first()
    .waitFor();
}

async function visit(page: Page, wire: string): Promise<void> {
  await callTool(page);
  const card = page.getByRole("region", { name: "The server asks you to visit a page" });
  await card.getByText("modelcontextprotocol.io", { exact: true }).waitFor();
  await card.getByRole("checkbox").check();
  await shoot(page, `visit-${wire}`);
  const link = card.getByRole("link", { name: /^Open/ });
  assert.equal(await link.getAttribute("rel"), "noopener noreferrer");
  // The page itself is not what is tried here, and may be out of reach.
  await page.context().route("https://**", (route) => route.abort());
  await link.click();
  await outcome(page, "completed");
}

async function sampling(page: Page, wire: string): Promise<void> {
  await page.getByLabel("prompt", { exact: true }).fill("Once upon a time");
  await callTool(page);
  const answer = page.getByRole("button", { name: "Let the storyteller answer" });
  await answer.waitFor();
  await shoot(page, `sampling-${wire}`);
  await answer.click();
  await outcome(page, "completed");
  await page
    .getByText(/LLM response: .{20}/)
    .first()
    .waitFor();
}

async function unchanged(page: Page): Promise<void> {
  await callTool(page);
  await outcome(page, "completed");
  await page.getByRole("tab", { name: /^Events/ }).click();
  await page.getByText("notifications/tools/list_changed").first().waitFor();
  assert.equal(await page.getByText("listed anew").count(), 0);
}
