import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { Check } from "../../scripts/check.ts";
import { openRecording } from "../inspector/open-recording.ts";
import { CALLS } from "../inspector/record-calls.ts";
import type { Stage } from "../stage.ts";

/** What the inspector's page makes of a recording. */
export function inspectorReplay({ browser }: Stage, recording: string): readonly Check[] {
  const permissions = ["clipboard-read", "clipboard-write"];
  const check = (title: string, work: (page: Page) => Promise<void>): Check => ({
    title: `the inspector's page ${title}`,
    run: () => openRecording(browser, { recording, permissions }, work),
  });
  return [
    check("copies a call as a Vitest test", copies),
    check("saves what the filter shows as a file of tests", saves),
    check("runs the recorded statecharts again", verifies),
    check("sets another recording beside, and goes to the first difference", (page) =>
      compares(page, recording),
    ),
  ];
}

async function copies(page: Page): Promise<void> {
  await page.locator("#filter").fill("tool:work");
  await page.keyboard.press("Escape");
  await page.locator(".request-label", { hasText: "work" }).first().click();
  await page.getByRole("button", { name: "Copy test" }).click();
  await page.getByText("Copied as a Vitest test").first().waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(testsIn(text), 1);
  assert.match(text, /client\.callTool\("work", \{ number: \d+ \}/);
  assert.match(text, /content: \[\{ type: "text", text: "done \d+" \}\]/);
}

async function saves(page: Page): Promise<void> {
  await page.locator("#filter").fill("tool:fail");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Replay" }).click();
  await page.getByRole("button", { name: "What the filter shows" }).click();
  await page.getByRole("textbox", { name: "Server" }).fill("./calls.ts#calls");
  await page.locator(".preview", { hasText: "calls as target" }).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save test" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  assert.equal(testsIn(text), CALLS.isError);
  assert.match(text, /^import \{ calls as target \} from "\.\/calls\.ts";$/m);
}

async function verifies(page: Page): Promise<void> {
  await page.keyboard.press("r");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByText(/^[1-9]\d* same, 0 different, \d+ skipped$/).waitFor();
}

async function compares(page: Page, recording: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "mcp-actors-e2e-"));
  try {
    const file = join(folder, "other.jsonl");
    await writeFile(file, recording.replaceAll('"done 500"', '"done otherwise"'));
    await page.getByRole("button", { name: "Compare" }).click();
    await page.locator(".view input[type=file]").setInputFiles(file);
    await page.getByText("1 different").waitFor();
    await page.locator(".change", { hasText: "result.content[0].text" }).waitFor();
    await page.locator(".side", { hasText: '"done otherwise"' }).waitFor();
    await page.getByRole("button", { name: "First difference" }).click();
    await page.locator('.row[aria-selected="true"] .request-label', { hasText: "work" }).waitFor();
    await page.getByLabel("Views").getByRole("button", { name: "Selected" }).click();
    await page.locator(".params", { hasText: "500" }).waitFor();
  } finally {
    await rm(folder, { recursive: true });
  }
}

function testsIn(text: string): number {
  return text.split("\ntest(").length - 1;
}
