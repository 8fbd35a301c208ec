import { installPeers } from "../scripts/install-peers.ts";
import type { Check } from "./check.ts";
import { ourClient } from "./our-client/index.ts";
import { ourServer } from "./our-server/index.ts";

installPeers(new URL("./peers/", import.meta.url));
const checks: readonly Check[] = [...ourClient, ...ourServer];
let failed = 0;
for (const check of checks) {
  try {
    await check.run();
    console.log(`ok    ${check.title}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL  ${check.title}`);
    console.log(error);
  }
}
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
