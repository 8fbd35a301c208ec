import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Check } from "../../scripts/check.ts";
import type { PlaygroundStage } from "../playground/playground-stage.ts";
import { toChecks } from "../playground/scene.ts";
import { shoot } from "../playground/shoot.ts";

/** The stories of the playground, each to the moment that it is told for. */
export function playgroundStories(stage: PlaygroundStage): readonly Check[] {
  const model = new URLSearchParams({ model: stage.modelWebSocket });
  return toChecks(stage, [
    {
      title: "in the playground a story of the page stops in the middle of a sentence",
      hash: "#/storyteller",
      play: (page) => stop(page, "page"),
    },
    {
      title: "in the playground a story over WebSocket stops in the middle of a sentence",
      hash: `#/storyteller?${model}`,
      play: (page) => stop(page, "websocket"),
    },
    {
      title: "in the playground a restaurant asks a person twice, in both eras",
      hash: "#/table",
      play: book,
    },
    {
      title: "in the playground an agent calls three servers, and the storyteller answers one",
      hash: "#/agent",
      play: fanOut,
    },
    {
      title: "the playground says how to meet its friends, and which keys it has",
      hash: "#/friends",
      play: befriend,
    },
  ]);
}

async function stop(page: Page, where: string): Promise<void> {
  const tell = page.getByRole("button", { name: "Tell", exact: true });
  await tell.click();
  await page
    .locator(".sheet .counter .value", { hasText: /^(?:9|\d{2,3})$/ })
    .first()
    .waitFor();
  await shoot(page, `story-${where}`);
  await page.keyboard.press("Escape");
  await page.getByText("cancelled", { exact: true }).waitFor();
  const told = Number(await page.locator(".sheet .counter .value").first().textContent());
  assert.ok(told < 120, `It was told to its end: ${told} tokens`);
  await tell.click();
  await page.getByText("progressing", { exact: true }).waitFor();
}

async function book(page: Page): Promise<void> {
  await page.getByText("modern · 2026-07-28").waitFor();
  await page.getByText("legacy · 2025-11-25").waitFor();
  await page.getByRole("button", { name: "Book in both eras" }).click();
  await page.getByText("2 open questions").waitFor();
  await shoot(page, "table");
  for (const era of ["modern", "legacy"]) {
    const side = page.getByRole("region", { name: `Table for two, ${era}` });
    await side.getByLabel("How many are you?").fill("5");
    await side.getByRole("button", { name: "Accept" }).click();
    await side.getByText("It costs 10 to hold").waitFor();
    await side.getByRole("button", { name: "Accept" }).click();
    await side.getByText("completed", { exact: true }).waitFor();
    await side
      .getByText(/guests/)
      .first()
      .waitFor();
  }
  await shoot(page, "table-booked");
}

async function fanOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send the agent" }).click();
  const answer = page.getByRole("button", { name: "Let the storyteller answer" });
  await answer.waitFor();
  await shoot(page, "agent");
  await answer.click();
  const made = page.getByRole("region", { name: "What the agent made of it" });
  await made.getByText("(storyteller)").waitFor();
  await made.getByText("The Boat in the Harbour").waitFor();
  await shoot(page, "agent-done");
}

async function befriend(page: Page): Promise<void> {
  await page.getByText("@modelcontextprotocol/server-everything").waitFor();
  await shoot(page, "friends");
  await page.keyboard.press("?");
  await page.getByText("Cancels the latest call, or stops the story").waitFor();
}
