import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { type ServedFolder, serveFolder } from "./serve-folder.ts";
import { startProgram } from "./start-program.ts";

const PAGE = fileURLToPath(new URL("../../apps/playground/dist/web", import.meta.url));

/** The built playground, the servers that it talks with, and a browser to look at it. */
export interface PlaygroundStage extends AsyncDisposable {
  readonly browser: Browser;
  readonly origin: string;
  readonly everythingHttp: string;
  readonly everythingWebSocket: string;
  readonly modelWebSocket: string;
}

/** Serves the playground, and starts its servers, each on a free port. */
export async function openPlaygroundStage(browser: Browser): Promise<PlaygroundStage> {
  await using opened = new AsyncDisposableStack();
  const folder: ServedFolder = opened.use(await serveFolder(PAGE));
  const { origin } = folder;
  const serve = async (app: string, ...args: string[]) => {
    const { urls } = opened.use(await startProgram(app, args));
    return urls[0] ?? "";
  };
  const everythingHttp = await serve("everything-server", "--http", "--origin", origin);
  const everythingWebSocket = await serve("everything-server", "--ws", "--origin", origin);
  const modelWebSocket = await serve("model-server", "--ws", "0");
  const programs = opened.move();
  return {
    browser,
    origin,
    everythingHttp,
    everythingWebSocket,
    modelWebSocket,
    [Symbol.asyncDispose]: () => programs.disposeAsync(),
  };
}
