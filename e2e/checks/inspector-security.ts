import assert from "node:assert/strict";
import { type RunningHub, startHub } from "@mcp-actors/inspector/node";
import type { Page } from "playwright-core";
import type { Check } from "../../scripts/check.ts";
import { hostileRecords, tellHub } from "../inspector/hostile-records.ts";
import type { Stage } from "../stage.ts";

/** Pages and processes that mean the inspector ill, in a real browser. */
export function inspectorSecurity({ browser, site }: Stage): readonly Check[] {
  const check = (title: string, work: (page: Page, hub: RunningHub) => Promise<void>): Check => ({
    title: `the inspector ${title}`,
    run: async () => {
      const hub = await startHub({ port: 0, control: true });
      const context = await browser.newContext();
      try {
        await work(await context.newPage(), hub);
      } finally {
        await context.close();
        await hub.close();
      }
    },
  });
  const foreign = `http://foreign.test:${site.port}`;
  return [
    check("lets no foreign page look, whatever tokens it has", async (page, hub) => {
      await page.goto(foreign);
      for (const token of Object.values(hub.tokens)) {
        assert.equal(await dialled(page, `ws://127.0.0.1:${hub.port}/hub`, token), "refused");
      }
    }),
    check("gives a foreign page none of its files", async (page, hub) => {
      await page.goto(foreign);
      const read = page.evaluate(
        (url) => fetch(url).then((response) => response.text()),
        `http://127.0.0.1:${hub.port}/`,
      );
      await assert.rejects(read, /Failed to fetch/);
    }),
    check("is in no frame of a foreign page", async (page, hub) => {
      await page.goto(foreign);
      const blocked = page.waitForEvent("requestfailed");
      await page.evaluate((url) => {
        const frame = document.createElement("iframe");
        frame.src = url;
        document.body.append(frame);
      }, hub.url);
      assert.match((await blocked).failure()?.errorText ?? "", /BLOCKED/);
    }),
    check("answers by no name that was bent to lead to it", async (page, hub) => {
      const response = await page.goto(`http://bent.test:${hub.port}/`);
      assert.equal(response?.status(), 403);
    }),
    check("takes its token out of its address, and says it to nobody", async (page, hub) => {
      const urls: string[] = [];
      page.on("request", (request) =>
        urls.push(`${request.url()} ${request.headers()["referer"]}`),
      );
      await page.goto(hub.url);
      await page.locator(".pill[data-state=live]").waitFor();
      assert.doesNotMatch(page.url(), /token/);
      assert.ok(!urls.join("\n").includes(hub.tokens.drive));
    }),
    check("shows what a hostile process says as text", hostile),
  ];
}

async function hostile(page: Page, hub: RunningHub): Promise<void> {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("dialog", (dialog) => problems.push(dialog.message()));
  await page.goto(hub.url);
  await tellHub(hub.producerUrl, hostileRecords());
  const last = page.locator(".request-label", { hasText: "tools/list" });
  await last.waitFor();
  for (const row of await page.locator(".request-label").all()) {
    await row.click();
    for (const key of ["1", "2", "3", "4", "5"]) {
      await page.keyboard.press(key);
      await page.locator(".right").waitFor();
    }
  }
  await page.keyboard.press("1");
  for (const row of await page.locator(".tree-row[data-kind=actor]").all()) await row.click();
  await page.getByText("This cannot be shown").waitFor();
  // What can be shown is none the worse.
  await last.click();
  await page.locator(".right").getByText("#4 tools/list").waitFor();
  await page.keyboard.press("h");
  await page.keyboard.press("c");
  await last.waitFor();
  const found = await page.evaluate(() => ({
    hacked: "hacked" in window,
    polluted: "polluted" in {},
    scripts: document.querySelectorAll("main img, main script, [href^='javascript:']").length,
  }));
  assert.deepEqual(
    { ...found, problems },
    { hacked: false, polluted: false, scripts: 0, problems: [] },
  );
}

/** Whether a page that opens a WebSocket gets it. */
function dialled(page: Page, url: string, token: string): Promise<string> {
  return page.evaluate(
    ([to, by]) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(to ?? "", ["mcp-actors.inspector", `token.${by}`]);
        socket.onopen = () => resolve("open");
        socket.onclose = () => resolve("refused");
      }),
    [url, token],
  );
}
