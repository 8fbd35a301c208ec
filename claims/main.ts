import { installPeers } from "../scripts/install-peers.ts";
import { LINES } from "./lines/index.ts";
import { judgeBeside, measureSide } from "./measure-side.ts";
import { NOT_RUN } from "./not-run.ts";
import { type Row, tableOf } from "./table.ts";

installPeers(new URL("./peers/", import.meta.url));

const rows: Row[] = [];
// One after another: what is timed must not share the machine.
for (const claim of LINES) {
  const ours = await measureSide(claim, "ours");
  const official = await measureSide(claim, "official");
  rows.push({ claim, ours: judgeBeside(claim, ours, official), official });
}
console.log(`${tableOf(rows)}\n`);
for (const [claim, reason] of Object.entries(NOT_RUN)) {
  console.log(`not run: ${claim} (${reason})`);
}

const kept = rows.filter(({ official }) => official.met).length;
console.log(`\nThe official client and server meet ${kept} of ${rows.length}.`);
// A comparison without its other column proves nothing.
const passed = rows.filter(
  ({ ours, official }) => ours.met && official.measure !== undefined,
).length;
console.log(`${passed} passed, ${rows.length - passed} failed`);
process.exitCode = passed === rows.length ? 0 : 1;
