import { describe, expect, test } from "vitest";
import { putSection } from "../bench/page/put-section.ts";
import { sectionOf } from "../bench/page/section-of.ts";
import { Results, type Row } from "../bench/results.ts";
import type { Scenario } from "../bench/scenario.ts";
import * as scenarios from "../bench/scenarios/index.ts";
import { readText } from "./workspace.ts";

const scenario: Scenario = {
  name: "calls",
  title: "a call",
  implementations: ["ours", "floor", "tmcp"],
  cases: [{ label: "c=1" }],
  metrics: [
    { key: "cpu", title: "CPU µs", digits: 1 },
    { key: "p50", title: "what nobody measured", digits: 0 },
  ],
  measure: async () => ({}),
  targets: [
    { title: "CPU", value: () => 2, atMost: 2 },
    { title: "CPU of two", value: () => 3, atMost: 2 },
  ],
};

const results = new Results(
  [0, 1, 2].flatMap((round): Row[] => [
    { round, case: "c=1", implementation: "ours", sample: { cpu: 2 + round } },
    { round, case: "c=1", implementation: "floor", sample: { cpu: 2 } },
  ]),
);

const SECTION = `### calls: a call

| case | measure | ours | by floor | by tmcp |
| --- | --- | --- | --- | --- |
| c=1 | CPU µs | 3.0 | 1.50 (1.00–2.00) | – |

- held: CPU 2.00 (at most 2)
- **not held**: CPU of two 3.00 (at most 2)`;

test("a section tells ours, ratios by each alternative, and which targets are held", () => {
  expect(sectionOf(scenario, results)).toBe(SECTION);
});

const OLD = `### calls: a ring

| case | ours |
| --- | --- |
| c=2 | 7 |

- held: CPU 9.00 (at most 9)
Words about it.`;

describe("a section on a page", () => {
  test.each([
    ["first", `${OLD}\n\n### other: one\n\nIts words.\n`, "### other: one\n\nIts words.\n"],
    ["amid others", `# Page\n\n${OLD}\n\n## Next\n`, "## Next\n"],
    ["last", `# Page\n\n${OLD}\n`, ""],
  ])("stands where the old one stood, %s, and keeps its words", (_where, page, rest) => {
    const before = page.slice(0, page.indexOf(OLD));
    const next = rest === "" ? "" : `\n${rest}`;

    expect(putSection(page, SECTION)).toBe(`${before}${SECTION}\n\nWords about it.\n${next}`);
  });

  test("stays as it is when it is put there again", () => {
    const page = putSection(`# Page\n\n${OLD}\n\n## Next\n`, SECTION);

    expect(putSection(page, SECTION)).toBe(page);
  });

  test("that is new is refused", () => {
    expect(() => putSection("# Page\n", SECTION)).toThrow('no section "### calls:"');
  });
});

test("the page of performance has a section for every scenario", () => {
  const page = readText("docs/reference/performance.md");
  const missing = Object.values(scenarios).filter(({ name }) => !page.includes(`\n### ${name}:`));

  expect(missing.map(({ name }) => name)).toEqual([]);
});
