import type { Area } from "./area.ts";
import { areas } from "./areas.ts";
import { numberedTests } from "./numbered-tests.ts";

/** `docs/reference/cases.md`: every case, and where it is tested or what it waits for. */
export function casesPage(): string {
  const tests = numberedTests();
  const sections = areas.map((area) => sectionOf(area, tests));
  return `${[PREFACE, ...sections].join("\n\n")}\n`;
}

function sectionOf(area: Area, tests: ReadonlyMap<number, readonly string[]>): string {
  const rows = Object.entries(area.cases).map(([number, what]) => {
    const paths = tests.get(Number(number)) ?? [];
    return `| ${number} | ${what} | ${provenBy(paths, area.waits?.[Number(number)])} |`;
  });
  return [
    `## ${area.title}`,
    "",
    "| | What happens | Tests |",
    "| --- | --- | --- |",
    ...rows,
  ].join("\n");
}

function provenBy(paths: readonly string[], reason: string | undefined): string {
  const links = paths.map((path) => `[${nameOf(path)}](../../${path})`);
  if (reason !== undefined) {
    links.push(paths.length === 0 ? `waits for ${reason}` : `what ${reason} adds waits for it`);
  }
  return links.join(", ");
}

function nameOf(path: string): string {
  return path.replace(/^\w+\/([^/]+)\/test\/(.*)\.test\.ts$/, "$1/$2");
}

const PREFACE = `# Cases

<!-- Written by scripts/list-cases.ts from the titles of the tests. Change those, then run it. -->

What has gone wrong for those who implemented the protocol before, and the tests that show that it does
not go wrong here. A test names its case in its title: \`(case 28)\`. A case whose transport is not here
yet says what it waits for.

Integers that a double cannot hold (108) are rounded, as \`JSON.parse\` rounds them: whoever needs them
exactly sends text.`;
