import { basename, parse } from "node:path";
import { describe, expect, test } from "vitest";
import { codeOf } from "./code-of.ts";
import { sourceFiles } from "./workspace.ts";

const files = sourceFiles();

// The specification's own names stand.
const SPECIFIED = new Set(["BaseMetadata", "base-metadata"]);

const BANNED = new Set(
  "abstract base data helper helpers impl info manager my service util utils wrapper".split(" "),
);

describe("names", () => {
  test("files are in kebab case", () => {
    const kebab = /^(?:\d{4}-\d\d-\d\d|[a-z][a-z\d]*(?:-[a-z\d]+)*)(?:\.browser|\.d)?\.tsx?$/;

    expect(files.map(({ path }) => path).filter((path) => !kebab.test(basename(path)))).toEqual([]);
  });

  test("no file is named after nothing in particular", () => {
    const found = files.filter(({ path }) => saysNothing(parse(path).name));

    expect(found.map(({ path }) => path)).toEqual([]);
  });

  test("no export is named after nothing in particular", () => {
    const found = files.flatMap(({ path, text }) =>
      exportedNames(text)
        .filter(saysNothing)
        .map((name) => `${path}: ${name}`),
    );

    expect(found).toEqual([]);
  });
});

describe("index files", () => {
  const doors = files.filter(({ path }) => basename(path) === "index.ts");
  const named =
    /export (?:type )?\{[^}]*\} from "(?:\.{1,2}\/[^"]+\.tsx?|@mcp-actors\/[^"]+|rxjs\/[^"]+|#[\w-]+)";/g;

  test.each(doors.map(({ path, text }) => [path, text]))(
    "%s names what it exports",
    (_path, text) => {
      expect(codeOf(text).replace(named, "").trim()).toBe("");
    },
  );
});

describe("what the compiler is told", () => {
  test.each([
    ["a cast through unknown", /\bas unknown as\b/],
    ["the type any", /(?::|<|\bas)\s*any\b/],
    ["an enum", /^\s*(?:export )?(?:const )?enum \w+ \{/m],
  ])("no source holds %s", (_name, pattern) => {
    const found = files.filter(({ text }) => pattern.test(codeOf(text)));

    expect(found.map(({ path }) => path)).toEqual([]);
  });

  test("no source silences a check", () => {
    const silencer =
      /biome-ignore|oxlint-disable|eslint-disable|@ts-(?:ignore|expect-error|nocheck)/;

    expect(files.filter(({ text }) => silencer.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

function exportedNames(text: string): string[] {
  const declaration =
    /^export (?:declare )?(?:abstract )?(?:async )?(?:const|class|interface|type|function\*?) (\w+)/gm;
  return [...codeOf(text).matchAll(declaration)].map(([, name]) => name ?? "");
}

/** Whether one of a name's words is banned, in whichever case the name is written. */
function saysNothing(name: string): boolean {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[\s_$.-]+/);
  return !SPECIFIED.has(name) && words.some((word) => BANNED.has(word));
}
