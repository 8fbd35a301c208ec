import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startHub } from "@mcp-actors/inspector/node";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";

/** What a page of the inspector is opened with. */
export interface OpenOptions extends BrowserContextOptions {
  /** The text of a recording. */
  readonly recording: string;
}

/** Opens the inspector's page as a hub serves it, has it read a recording, and works with it. */
export async function openRecording(
  browser: Browser,
  { recording, ...options }: OpenOptions,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const { url, close } = await startHub({ port: 0 });
  const context = await browser.newContext({ viewport: { width: 1800, height: 1120 }, ...options });
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on("pageerror", ({ message }) => problems.push(message));
    page.on("console", (said) => said.type() === "error" && problems.push(said.text()));
    // Without its token the page is no viewer of the hub.
    await page.goto(new URL("/", url).href);
    await chooseFile(page, recording);
    await page.locator(".pill[data-state=done]").waitFor();
    await work(page);
    if (problems.length > 0) throw new Error(`The page complains: ${problems.join("; ")}`);
  } finally {
    await context.close();
    await close();
  }
}

/** Has the page read a recording. */
export async function chooseFile(page: Page, recording: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "mcp-actors-e2e-"));
  const file = join(folder, "calls.jsonl");
  await writeFile(file, recording);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await (await chooser).setFiles(file);
  // The page reads it as it needs it.
  page.once("close", () => void rm(folder, { recursive: true }));
}
