import { readFile } from "node:fs/promises";
import ELK from "elkjs/lib/elk.bundled.js";
import type { Plugin } from "vite";
import { chartOf } from "../../src/chart/chart-of.ts";
import { runtimeMachines } from "../../src/chart/runtime-machines.ts";
import { layOutChart } from "../src/chart/lay-out-chart.ts";
import { toPicture } from "../src/chart/to-picture.ts";

/**
 * Lays out the runtime's own machines, so that the page needs no layout engine to show them, and puts the licence of
 * that engine beside the page.
 */
export const machineLayouts: Plugin = {
  name: "machine-layouts",
  async generateBundle() {
    const elk = new ELK.default();
    const charts = runtimeMachines().map(chartOf);
    for (const { hash, chart } of charts) {
      const source = JSON.stringify(await layOutChart(elk, toPicture(chart)));
      this.emitFile({ type: "asset", fileName: `layouts/${hash}.json`, source });
    }
    const source = JSON.stringify(charts.map(({ hash }) => hash));
    this.emitFile({ type: "asset", fileName: "layouts/index.json", source });
    const licence = new URL("../LICENSE.md", import.meta.resolve("elkjs/lib/main.js"));
    this.emitFile({
      type: "asset",
      fileName: "elkjs-LICENSE.md",
      source: await readFile(licence),
    });
  },
};
