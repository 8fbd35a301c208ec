import type { ImplementationName } from "../implementations.ts";
import { judge } from "../report.ts";
import type { Results, Spread } from "../results.ts";
import type { Case, Metric, Scenario } from "../scenario.ts";

/** Where nothing was measured, or there is nothing to divide by. */
const OPEN = "–";

/** What a scenario came to as a section of a page: ours, by each alternative, and which targets are held. */
export function sectionOf(scenario: Scenario, results: Results): string {
  const others = scenario.implementations.filter((name) => name !== "ours");
  const heads = ["case", "measure", "ours", ...others.map((name) => `by ${name}`)];
  const rows = scenario.cases.flatMap((each) =>
    scenario.metrics
      .map((metric) => rowOf(results, others, each, metric))
      .filter(([, , ...measured]) => measured.some((cell) => cell !== OPEN)),
  );
  const table = [heads, heads.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  const verdicts = scenario.targets.map((target) => {
    const { met, line } = judge(target, results);
    return `- ${met ? "held" : "**not held**"}: ${line.replace(/^\w+: /, "")}`;
  });
  const title = `### ${scenario.name}: ${scenario.title}`;
  return [title, "", ...table, "", ...verdicts].join("\n").trimEnd();
}

function rowOf(
  results: Results,
  others: readonly ImplementationName[],
  { label }: Case,
  { key, title, digits }: Metric,
): string[] {
  const ours = { case: label, metric: key, implementation: "ours" } as const;
  const { median } = results.spread(ours);
  const ratios = others.map((implementation) =>
    ratioText(results.ratio(ours, { ...ours, implementation })),
  );
  return [label, title, Number.isNaN(median) ? OPEN : median.toFixed(digits), ...ratios];
}

function ratioText({ median, least, most }: Spread): string {
  if (!Number.isFinite(median)) return OPEN;
  return `${median.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
}
