import { expect, test } from "vitest";
import { argumentsAt, codeOf } from "./code-of.ts";
import { type SourceFile, sourceFiles } from "./workspace.ts";

const files = sourceFiles();

test.each([
  ["shareReplay", /\bshareReplay\b/],
  ["BehaviorSubject", /\bBehaviorSubject\b/],
  ["Observable's own toPromise", /\.toPromise\(/],
  ["a subclass of Observable or Subject", /\bextends \w*(?:Observable|Subject)\b/],
])("no source uses %s", (_name, pattern) => {
  expect(pathsWhere((code) => pattern.test(code))).toEqual([]);
});

test("what every program loads imports the files of RxJS it needs, and not all of it", () => {
  const eager = /^packages\/(?:transport|machine|client|server)\/src\/(?!testing\/)/;
  const whole = /^import (?!type )[^;]*? from "rxjs(?:\/operators)?";/m;

  const found = files.filter(({ path, text }) => eager.test(path) && whole.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test("no field or result that others see is a Subject", () => {
  const member =
    /^\s+(?:readonly |static |public )*[a-z]\w*\$?[?!]?(?:: [^=(]*Subject<| = new \w*Subject\b)/m;
  const result = /^export (?:async )?function[^{]*\): [^{]*Subject</m;

  expect(pathsWhere((code) => member.test(code) || result.test(code))).toEqual([]);
});

test.each(["subscribe", "pipe"])("nothing subscribes inside the arguments of %s", (outer) => {
  const inside = (code: string) =>
    [...code.matchAll(new RegExp(`\\.${outer}\\(`, "g"))].some(({ index, 0: match }) =>
      argumentsAt(code, index + match.length - 1).includes(".subscribe("),
    );

  expect(pathsWhere(inside)).toEqual([]);
});

test("a name ends in $ where its type is an Observable, and nowhere else", () => {
  const typed = /(?<![\w$.])(?:readonly )?#?([a-zA-Z]\w*\$?)\??: Observable</g;
  const found = files.flatMap(({ path, text }) =>
    [...codeOf(text).matchAll(typed)]
      .map(([, name]) => name ?? "")
      .filter((name) => !name.endsWith("$"))
      .map((name) => `${path}: ${name}`),
  );

  expect(found).toEqual([]);
});

function pathsWhere(holds: (code: string, file: SourceFile) => boolean): string[] {
  return files.filter((file) => holds(codeOf(file.text), file)).map(({ path }) => path);
}
