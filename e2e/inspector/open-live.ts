import { fileURLToPath } from "node:url";
import { type Client, connect } from "@mcp-actors/client";
import { createInspector, type RunningHub, startHub } from "@mcp-actors/inspector/node";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";

/** A client and a server in two processes, and a page that may look at them and drive them. */
export interface Live {
  readonly client: Client;
  readonly page: Page;
  readonly hub: RunningHub;
  /** Ends the hub; gives what starts it anew, at the same address and with the same tokens. */
  readonly stopHub: () => Promise<() => Promise<void>>;
  /** Another page, as of somebody who comes late. */
  readonly comeLate: () => Promise<Page>;
}

const SERVER = fileURLToPath(new URL("live-server.ts", import.meta.url));

/** A wait that no batch of records is as long as: of states that pass within one, the page is told the last. */
const SLOW = { initialDelay: 1000, jitter: "none" } as const;

/** Runs a client and a server that a hub is told of, and works with the page. */
export async function openLive(
  browser: Browser,
  work: (live: Live) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  let hub = await startHub({ port: 0, control: true });
  const inspector = createInspector({ inspect: hub.producerUrl, env: {}, title: "app" });
  const context = await browser.newContext({ viewport: { width: 1800, height: 1120 }, ...options });
  const problems: string[] = [];
  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => problems.push(message));
    page.on("dialog", (dialog) => problems.push(`A dialog says ${dialog.message()}`));
    await page.goto(hub.url);
    return page;
  };
  try {
    await using client = await connect(
      { command: process.execPath, args: [...process.execArgv, SERVER] },
      { inspect: inspector, era: "2025-11-25", supervision: SLOW, ...inspector.answers },
    );
    const page = await open();
    const stopHub = async (): Promise<() => Promise<void>> => {
      const { port, tokens } = hub;
      await hub.close();
      return async () => {
        hub = await startHub({ port, tokens, control: true });
      };
    };
    await work({ client, page, hub, stopHub, comeLate: open });
    if (problems.length > 0) throw new Error(`The page complains: ${problems.join("; ")}`);
  } finally {
    await context.close();
    await inspector.leave();
    await hub.close();
  }
}
