import { expect, test } from "vitest";
import { codeOf } from "./code-of.ts";
import { exportsOf, hasDocstring } from "./docstrings.ts";
import { packageFolders, sourceFiles } from "./workspace.ts";

test.each(packageFolders())("everything that %s exports has a docstring", (folder) => {
  const found = exportsOf(folder);

  const bare = found.filter(({ isDocumented }) => !isDocumented);
  expect(bare.map(({ name, path }) => `${path}: ${name}`)).toEqual([]);
});

test("whatever a file exports has a docstring, constants of its package apart", () => {
  const bare = sourceFiles().flatMap(({ path, text }) =>
    declaredIn(text)
      .filter((name) => !hasDocstring(name, text))
      .map((name) => `${path}: ${name}`),
  );

  expect(bare).toEqual([]);
});

/** The classes, types and functions that a file exports. */
function declaredIn(text: string): string[] {
  const declared = /^export (?:abstract |async )?(?:class|interface|type|function\*?) (\w+)/gm;
  return [...codeOf(text).matchAll(declared)].map(([, name]) => name ?? "");
}

test.each([
  ["/** Tells. */\nexport const tell = 1;\n", true],
  [
    "/** Tells. */\nexport async function tell(one: 1): void;\nexport async function tell() {}\n",
    true,
  ],
  ["/**\n * Tells.\n */\nexport interface tell {}\n", true],
  ["/** Another. */\nexport const teller = 1;\nexport class tell {}\n", false],
  ["/** Another. */\n\nexport type tell = 1;\n", false],
  ["// Tells.\nexport const tell = 1;\n", false],
  ["/* Tells. */\nexport const tell = 1;\n", false],
  ["/** Another. */\nconst another = 1;\n/* Tells. */\nexport const tell = 1;\n", false],
  ["/** A rule of / and * and more. */\nexport const tell = 1;\n", true],
])("%j has a docstring: %s", (text, isDocumented) => {
  expect(hasDocstring("tell", text)).toBe(isDocumented);
});
