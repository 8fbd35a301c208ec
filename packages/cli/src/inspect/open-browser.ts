import { spawn } from "node:child_process";

/** How a page is opened, by the platform. */
const OPENERS: { readonly [platform: string]: readonly [string, ...string[]] } = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Opens a page in the browser of the person; where that does not work it is told. */
export function openBrowser(url: string, tell: (text: string) => void): void {
  const [command, ...args] = OPENERS[process.platform] ?? ["xdg-open"];
  const opener = spawn(command, [...args, url], { stdio: "ignore", detached: true });
  opener.on("error", ({ message }) => tell(`No browser could be opened: ${message}`));
  opener.unref();
}
