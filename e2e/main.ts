import { runChecks } from "../scripts/run-checks.ts";
import { acrossOrigins } from "./checks/across-origins.ts";
import { behindNginx } from "./checks/behind-nginx.ts";
import { foreignOrigin } from "./checks/foreign-origin.ts";
import { servePage } from "./page/serve-page.ts";
import { startBrowser } from "./start-browser.ts";

await using site = await servePage();
await using browser = await startBrowser();
const stage = { browser, site };
await runChecks([...acrossOrigins(stage), ...foreignOrigin(stage), ...behindNginx(stage)]);
