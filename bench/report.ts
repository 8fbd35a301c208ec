import { cpus, loadavg, totalmem } from "node:os";
import { implementationsOf } from "./implementations-of.ts";
import type { Results, Spread } from "./results.ts";
import type { Scenario, Target } from "./scenario.ts";

/** What the figures were measured on. */
export function machineFacts() {
  const [first] = cpus();
  return {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    cpu: first?.model.trim() ?? "unknown",
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    load: loadavg()[0],
  };
}

/** The results of a scenario as a markdown table: medians, and ratios with their spread. */
export function tableOf(scenario: Scenario, results: Results): string {
  const [main] = scenario.metrics;
  const hasOfficial = scenario.implementations.includes("official-1");
  const { reference = hasOfficial ? "official-1" : "floor" } = scenario;
  const title = `${scenario.title} (${main?.title})`;
  const heads = ["case", "implementation", ...scenario.metrics.map((metric) => metric.title)];
  const lines = scenario.cases.flatMap((each) =>
    implementationsOf(scenario, each).map((implementation) => {
      const { label } = each;
      const values = scenario.metrics.map(({ key, digits }) =>
        numberText(results.spread({ case: label, implementation, metric: key }).median, digits),
      );
      const by = { case: label, implementation: reference, metric: main?.key ?? "" } as const;
      return [
        label,
        implementation,
        ...values,
        ratioText(results.ratio({ ...by, implementation }, by)),
      ];
    }),
  );
  const rows = [[...heads, `× ${reference}`], heads.map(() => "---").concat("---"), ...lines];
  return `### ${scenario.name}: ${title}\n\n${rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`;
}

/** Whether a target is met, and one line that says so. */
export function judge(target: Target, results: Results): { met: boolean; line: string } {
  const value = target.value(results);
  const { atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY } = target;
  const met = value <= atMost && value >= atLeast;
  const limit =
    target.atMost === undefined ? `at least ${short(atLeast)}` : `at most ${short(atMost)}`;
  return { met, line: `${met ? "met" : "MISSED"}: ${target.title} ${value.toFixed(2)} (${limit})` };
}

/** What was not measured is left open. */
function numberText(value: number, digits: number): string {
  return Number.isNaN(value) ? "–" : value.toFixed(digits);
}

function short(value: number): string {
  return String(Number(value.toFixed(3)));
}

function ratioText({ median, least, most }: Spread): string {
  if (Number.isNaN(median)) return "–";
  return `${median.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
}
