import type { Chart } from "@mcp-actors/inspector";
import { signal } from "@preact/signals";
import type { ChartLayout } from "./chart-layout.ts";
import { layOutChart } from "./lay-out-chart.ts";
import { startElk } from "./start-elk.ts";
import { toPicture } from "./to-picture.ts";

/** The layouts that are known by now, by hash of their charts; `failed` where none can be made. */
export const chartLayouts = signal<ReadonlyMap<string, ChartLayout | "failed">>(new Map());

const wanted = new Set<string>();

/** Sees to it that a chart's layout will be known: the one made with the page where there is one, else a new one. */
export function wantLayout(hash: string, chart: Chart): void {
  if (wanted.has(hash)) return;
  wanted.add(hash);
  void layoutOf(hash, chart)
    .catch((): "failed" => "failed")
    .then((layout) => {
      chartLayouts.value = new Map(chartLayouts.value).set(hash, layout);
    });
}

async function layoutOf(hash: string, chart: Chart): Promise<ChartLayout> {
  return (await madeBefore(hash)) ?? layOutChart(await startElk(), toPicture(chart));
}

async function madeBefore(hash: string): Promise<ChartLayout | undefined> {
  made ??= read<readonly string[]>("index.json");
  if ((await made)?.includes(hash) !== true) return undefined;
  return await read<ChartLayout>(`${hash}.json`);
}

/** Hashes of the charts whose layouts come with the page. */
let made: Promise<readonly string[] | undefined> | undefined;

async function read<Value>(name: string): Promise<Value | undefined> {
  try {
    const response = await fetch(new URL(`layouts/${name}`, document.baseURI));
    return response.ok ? ((await response.json()) as Value) : undefined;
  } catch {
    return undefined;
  }
}
