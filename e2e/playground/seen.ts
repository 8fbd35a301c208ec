import type { Page } from "playwright-core";

/** Watches from now on for a text on the page, however briefly it stands there; what it gives waits until it was seen. */
export async function seen(page: Page, text: RegExp): Promise<() => Promise<void>> {
  const watching = await page.evaluateHandle((source) => {
    const pattern = new RegExp(source);
    const found = new Promise<void>((resolve) => {
      const look = new MutationObserver(() => {
        if (!pattern.test(document.body.textContent ?? "")) return;
        look.disconnect();
        resolve();
      });
      look.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    return { found };
  }, text.source);
  return () => watching.evaluate(({ found }) => found);
}
