import type { Page } from "playwright-core";

/** What of a server is looked at first. */
interface Looked {
  readonly tab?: string;
  readonly item?: string;
  readonly era?: string;
}

/** The hash that leads to a server of the playground. */
export function serverAt(at: string, { tab = "tools", item = "", era = "auto" }: Looked): string {
  return `#/server?${new URLSearchParams({ at, era, tab, item })}`;
}

/** Presses the button that calls the tool whose form is shown. */
export async function callTool(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Call", exact: true }).click();
}

/** Settles when the call that is shown has come to an outcome, as the page words it. */
export async function outcome(page: Page, words: string): Promise<void> {
  await page
    .getByRole("region", { name: "Outcome" })
    .getByText(words, { exact: true })
    .first()
    .waitFor();
}
