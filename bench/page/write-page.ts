import { readFileSync, writeFileSync } from "node:fs";
import type { Results } from "../results.ts";
import type { Scenario } from "../scenario.ts";
import { putSection } from "./put-section.ts";
import { sectionOf } from "./section-of.ts";

const file = new URL("../../docs/reference/performance.md", import.meta.url);

/** Has the page of performance tell what a scenario came to. */
export function writePage(scenario: Scenario, results: Results): void {
  writeFileSync(file, putSection(readFileSync(file, "utf8"), sectionOf(scenario, results)));
}
