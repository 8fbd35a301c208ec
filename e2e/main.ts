import { runChecks } from "../scripts/run-checks.ts";
import { acrossOrigins } from "./checks/across-origins.ts";
import { behindNginx } from "./checks/behind-nginx.ts";
import { foreignOrigin } from "./checks/foreign-origin.ts";
import { inspectedDev } from "./checks/inspected-dev.ts";
import { inspectorDrives } from "./checks/inspector-drives.ts";
import { inspectorFits } from "./checks/inspector-fits.ts";
import { inspectorKeys } from "./checks/inspector-keys.ts";
import { inspectorKilled } from "./checks/inspector-killed.ts";
import { inspectorLive } from "./checks/inspector-live.ts";
import { inspectorLooks } from "./checks/inspector-looks.ts";
import { inspectorManyRecords } from "./checks/inspector-many-records.ts";
import { inspectorRecording } from "./checks/inspector-recording.ts";
import { inspectorReplay } from "./checks/inspector-replay.ts";
import { inspectorSecurity } from "./checks/inspector-security.ts";
import { playgroundCalls } from "./checks/playground-calls.ts";
import { playgroundChaos } from "./checks/playground-chaos.ts";
import { playgroundInPage } from "./checks/playground-in-page.ts";
import { playgroundProgress } from "./checks/playground-progress.ts";
import { playgroundStories } from "./checks/playground-stories.ts";
import { playgroundThousand } from "./checks/playground-thousand.ts";
import { windowChannels } from "./checks/window-channel.ts";
import { recordCalls } from "./inspector/record-calls.ts";
import { servePage } from "./page/serve-page.ts";
import { openPlaygroundStage } from "./playground/playground-stage.ts";
import { startBrowser } from "./start-browser.ts";

await using site = await servePage();
await using browser = await startBrowser();
await using playground = await openPlaygroundStage(browser);
const stage = { browser, site };
const recording = await recordCalls();
await runChecks([
  ...acrossOrigins(stage),
  ...foreignOrigin(stage),
  ...behindNginx(stage),
  ...windowChannels(stage),
  ...playgroundInPage(playground),
  ...playgroundCalls(playground),
  ...playgroundProgress(playground),
  ...playgroundStories(playground),
  ...playgroundChaos(playground),
  ...playgroundThousand(playground),
  ...inspectedDev(stage),
  ...inspectorLive(stage),
  ...inspectorDrives(stage),
  ...inspectorKilled(stage),
  ...inspectorSecurity(stage),
  ...inspectorRecording(stage, recording),
  ...inspectorReplay(stage, recording),
  ...inspectorKeys(stage, recording),
  ...inspectorFits(stage),
  inspectorManyRecords(stage, recording),
  ...inspectorLooks(stage, recording),
]);
