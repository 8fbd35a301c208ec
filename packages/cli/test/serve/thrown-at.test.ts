import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { thrownAt } from "../../src/serve/thrown-at.ts";

const url = (path: string): string => pathToFileURL(resolve(path)).href;

test.each<[what: string, lines: readonly string[], place: string | undefined]>([
  ["the module itself", [`at deep (${url("app/server.ts")}:2:25)`], "app/server.ts:2:25"],
  ["the module at its top level", [`at ${url("app/server.ts")}?again=1:3:1`], "app/server.ts:3:1"],
  ["a path with spaces", [`at ${url("app/sp ace.ts")}:3:1`], "app/sp ace.ts:3:1"],
  [
    "a path of CommonJS",
    [`at Object.<anonymous> (${resolve("app/a b.cjs")}:2:6)`],
    "app/a b.cjs:2:6",
  ],
  [
    "a line that cannot be read",
    [`${resolve("app/server.ts")}:7`, "const a = ;"],
    "app/server.ts:7",
  ],
  ["a file that it imports", [`at ${url("app/lib/inner.ts")}:2:6`], "app/lib/inner.ts:2:6"],
  [
    "the module before what it imports",
    [`at make (${url("app/lib/inner.ts")}:2:6)`, `at ${url("app/server.ts")}:9:1`],
    "app/server.ts:9:1",
  ],
  ["a package of its own", [`at ${url("app/node_modules/zod/index.js")}:2:6`], undefined],
  ["a file elsewhere", [`at ${url("library/define.ts")}:2:6`], undefined],
  ["Node", ["at ModuleJob.run (node:internal/modules/esm/module_job:561:25)"], undefined],
])("tells of %s in a stack", (_what, lines, place) => {
  expect(thrownAt(lines.join("\n"), "app/server.ts")).toBe(place);
});
