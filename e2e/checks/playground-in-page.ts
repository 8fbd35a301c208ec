import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Check } from "../../scripts/check.ts";
import { comesTo } from "../comes-to.ts";
import type { PlaygroundStage } from "../playground/playground-stage.ts";
import { toChecks } from "../playground/scene.ts";
import { callTool, outcome, serverAt } from "../playground/server-page.ts";
import { shoot } from "../playground/shoot.ts";

const POCKET = "page:pocket";

/** A client and its server in one page, over ports to a worker. */
export function playgroundInPage(stage: PlaygroundStage): readonly Check[] {
  return toChecks(stage, [
    {
      title: "from the start of the playground a person calls a server in the page, and cancels",
      hash: "",
      play: cancel,
    },
    {
      title: "in the playground a call ends at its idle time-out, and is sent again",
      hash: serverAt(POCKET, { item: "count" }),
      play: timeOut,
    },
    {
      title: "in the playground keys send a form from wherever the focus is, and open a dialog",
      hash: serverAt(POCKET, { item: "add" }),
      play: keys,
    },
    {
      title: "in the playground a person sees a tool grow",
      hash: serverAt(POCKET, { item: "grow" }),
      play: grow,
    },
    {
      title: "in the playground a person watches a resource change",
      hash: serverAt(POCKET, { tab: "resources" }),
      play: watch,
    },
    {
      title: "in the playground a server completes what a person types",
      hash: serverAt(POCKET, { tab: "prompts" }),
      play: complete,
    },
    {
      title: "in the playground a person chooses from which level a server logs",
      hash: serverAt(POCKET, { tab: "logs" }),
      play: log,
    },
  ]);
}

async function cancel(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "All in one page" }).waitFor();
  await shoot(page, "start");
  await page.getByRole("heading", { name: "All in one page" }).click();
  await page.getByLabel("to", { exact: true }).fill("200");
  await callTool(page);
  // A page that is slow for a moment may never show one number.
  await page
    .getByText(/^counted to (?:[3-9]|\d\d)$/)
    .first()
    .waitFor();
  await shoot(page, "in-page");
  await page.keyboard.press("Escape");
  await outcome(page, "cancelled");
  await page.getByText("The person cancelled it").first().waitFor();
}

async function timeOut(page: Page): Promise<void> {
  await page.getByLabel("pause").fill("5000");
  await page.getByLabel("Idle time-out, ms").fill("200");
  await callTool(page);
  await outcome(page, "timed out");
  await page.getByText("No answer and no progress within 200 ms").first().waitFor();
  await page.getByLabel("pause").fill("100");
  await page.getByRole("button", { name: "Edit and resend" }).click();
  await comesTo("5000", () => page.getByLabel("pause").inputValue());
  await page.getByRole("button", { name: "Resend", exact: true }).click();
  await page.getByText("Call #2").waitFor();
  await outcome(page, "timed out");
}

async function keys(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Call", exact: true }).waitFor();
  await page.getByRole("tab", { name: /^Tools/ }).focus();
  await page.keyboard.press("Control+Enter");
  await outcome(page, "completed");
  await page.getByText("Call #1", { exact: true }).waitFor();
  await page.keyboard.press("c");
  const dialog = page.getByRole("dialog", { name: "Connect to a server" });
  await dialog.waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === "SELECT");
  await shoot(page, "connect");
  // What is behind the dialog hears nothing of it.
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.equal(await page.getByText("Call #2", { exact: true }).count(), 0);
  await page.getByRole("tab", { name: /^Resources/ }).click();
  await page
    .getByRole("button", { name: /^note:\/\/welcome|^welcome/ })
    .first()
    .click();
  await page.keyboard.press("Control+Enter");
  await outcome(page, "completed");
}

async function grow(page: Page): Promise<void> {
  await callTool(page);
  await page.getByText("tools listed anew: + tool_1").waitFor();
  await page.getByRole("button", { name: /^tool_1/ }).waitFor();
  await shoot(page, "grown");
}

async function watch(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Watch", exact: true }).click();
  await page.getByText("This server runs in a worker of your page.").waitFor();
  await page.getByRole("tab", { name: /^Tools/ }).click();
  await page.getByRole("button", { name: /^Write a note/ }).click();
  await callTool(page);
  await outcome(page, "completed");
  await page.getByRole("tab", { name: /^Resources/ }).click();
  await page.getByText("Changed!").waitFor();
  await shoot(page, "watched");
}

async function complete(page: Page): Promise<void> {
  const city = page.getByLabel("city", { exact: true });
  await city.fill("O");
  await page.locator('datalist option[value="Oslo"]').waitFor({ state: "attached" });
  await city.fill("Oslo");
  await page.getByRole("button", { name: "Get", exact: true }).click();
  await page.getByText("Plan 3 days in Oslo for me.").first().waitFor();
  await shoot(page, "prompt");
}

async function log(page: Page): Promise<void> {
  await page.getByLabel("Log from this level on").selectOption("warning");
  await page.getByRole("tab", { name: /^Tools/ }).click();
  await page.getByRole("button", { name: /^Log/ }).click();
  await callTool(page);
  await outcome(page, "completed");
  await page.getByRole("tab", { name: /^Logs/ }).click();
  await page.getByText("A message of level error").waitFor();
  assert.equal(await page.getByText("A message of level info").count(), 0);
  await shoot(page, "logs");
}
