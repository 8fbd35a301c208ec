import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);

/** The test files that carry the number of each case in a title, as paths from the root. */
export function numberedTests(): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>();
  for (const path of testFiles()) {
    const text = readFileSync(new URL(path, root), "utf8");
    const numbers = [...text.matchAll(/\(cases? (\d+(?:, \d+)*)\)/g)].flatMap(([, list = ""]) =>
      list.split(", ").map(Number),
    );
    for (const number of new Set(numbers)) {
      found.set(number, [...(found.get(number) ?? []), path]);
    }
  }
  return found;
}

function testFiles(): string[] {
  const folders = ["packages", "apps"].flatMap((parent) =>
    readdirSync(new URL(parent, root)).map((name) => `${parent}/${name}/test`),
  );
  return folders
    .filter((folder) => existsSync(new URL(folder, root)))
    .flatMap((folder) =>
      readdirSync(fileURLToPath(new URL(folder, root)), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".test.ts"))
        .map((name) => `${folder}/${name.replaceAll("\\", "/")}`),
    )
    .sort();
}
