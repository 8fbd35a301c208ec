import type { Page } from "playwright-core";
import type { Check } from "../../scripts/check.ts";
import { comesTo } from "../comes-to.ts";
import type { PlaygroundStage } from "../playground/playground-stage.ts";
import { shoot } from "../playground/shoot.ts";
import { withPage } from "../playground/with-page.ts";

const WANTED = {
  "on their way": 0,
  completed: 850,
  cancelled: 100,
  "timed out": 50,
  failed: 0,
  lost: 0,
  refused: 0,
  "in all": 1000,
};

/** A thousand calls of the playground at once, over each wire that a page has. */
export function playgroundThousand(stage: PlaygroundStage): readonly Check[] {
  const wires = [
    { wire: "a port", at: "page:clockwork" },
    { wire: "WebSocket", at: stage.everythingWebSocket },
    { wire: "HTTP", at: stage.everythingHttp },
  ];
  return wires.map(({ wire, at }) => ({
    title: `in the playground a thousand calls add up, over ${wire}`,
    run: () =>
      withPage(stage, `#/thousand?${new URLSearchParams({ at })}`, async (page) => {
        await page.getByRole("button", { name: "Call a thousand times" }).click();
        await page.getByText(/^done in/).waitFor({ timeout: 60_000 });
        await shoot(page, `thousand-${wire.replace(" ", "-")}`);
        await comesTo(WANTED, () => counters(page));
      }),
  }));
}

async function counters(page: Page): Promise<object> {
  const texts = await page
    .locator(".counters .counter")
    .evaluateAll((found) =>
      found.map((it) => [it.children[0]?.textContent, it.children[1]?.textContent]),
    );
  return Object.fromEntries(texts.map(([name, value]) => [name, Number(value?.replace(",", ""))]));
}
