import { copyFile, mkdir, writeFile } from "node:fs/promises";
import {
  callMachine,
  connectionMachine,
  inboundRequestMachine,
  negotiationMachine,
  sessionMachine,
  subscriptionMachine,
  watchMachine,
} from "@mcp-actors/machine";
import ELK from "elkjs/lib/elk.bundled.js";
import type { AnyStateMachine } from "xstate";
import { chartOf } from "../../src/chart/chart-of.ts";
import { layOutChart } from "../src/chart/lay-out-chart.ts";
import { toPicture } from "../src/chart/to-picture.ts";

// Lays out the runtime's own machines, so that the page needs no layout engine to show them, and puts the licence of
// that engine beside it.

const MACHINES: readonly AnyStateMachine[] = [
  callMachine,
  connectionMachine,
  inboundRequestMachine,
  negotiationMachine,
  sessionMachine,
  subscriptionMachine,
  watchMachine,
];

const folder = new URL("../../dist/page/layouts/", import.meta.url);
await mkdir(folder, { recursive: true });
const elk = new ELK.default();
const hashes: string[] = [];
for (const machine of MACHINES) {
  const { hash, chart } = chartOf(machine);
  hashes.push(hash);
  const layout = await layOutChart(elk, toPicture(chart));
  await writeFile(new URL(`${hash}.json`, folder), JSON.stringify(layout));
}
await writeFile(new URL("index.json", folder), JSON.stringify(hashes));

const licence = new URL("../LICENSE.md", import.meta.resolve("elkjs/lib/main.js"));
await copyFile(licence, new URL("../elkjs-LICENSE.md", folder));
