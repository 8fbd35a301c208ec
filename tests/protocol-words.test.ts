import { expect, test } from "vitest";
import { literalsOf } from "./code-of.ts";
import { METHOD_NAMES } from "./method-names.ts";
import { sourceFiles } from "./workspace.ts";

const REVISION = /^20\d\d-\d\d-\d\d$/;

/** Everything but the folders that hold a file for each revision. */
const outside = sourceFiles().filter(
  ({ path }) => !/^packages\/protocol\/src\/(?:schema\/)?revision\//.test(path),
);

test("transport and machine know no method of the protocol", () => {
  const found = sourceFiles(["transport", "machine"]).flatMap(({ path, text }) =>
    literalsOf(text)
      .filter((literal) => METHOD_NAMES.includes(literal))
      .map((literal) => `${path}: ${literal}`),
  );

  expect(found).toEqual([]);
});

test("only the files of a revision name one", () => {
  const found = outside
    .filter(({ text }) => literalsOf(text).some((literal) => REVISION.test(literal)))
    .map(({ path }) => path);

  expect(found).toEqual([]);
});

test("nobody else compares revisions", () => {
  const comparison = /\brevision\s*(?:[<>]=?|[!=]==?)(?!=|\s*undefined)|\.revision\.localeCompare/;
  const found = outside.filter(({ text }) => comparison.test(text)).map(({ path }) => path);

  expect(found).toEqual([]);
});
