import { homedir, tmpdir } from "node:os";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { committedFiles, ROOT, readText } from "./workspace.ts";

const BINARY = /\.(?:png|jpe?g|webp|gif|ico|woff2?|bin|gz)$/;

const texts = committedFiles()
  .filter((path) => !BINARY.test(path) && !path.includes("/fixtures/"))
  .map((path) => ({ path, text: readText(path) }));

test("no file names a folder of the machine it was written on", () => {
  const folders = [ROOT, `${homedir()}/`, `${dirname(ROOT)}/`].filter(
    (folder) => folder.length > 2 && !folder.startsWith(tmpdir()),
  );
  const elsewhere = /\/(?:home|Users)\/[a-z]\w*\//;
  const found = texts.filter(
    ({ text }) => elsewhere.test(text) || folders.some((folder) => text.includes(folder)),
  );

  expect(found.map(({ path }) => path)).toEqual([]);
});

test("no file names the host of a package registry", () => {
  const host = /\/\/(?:registry\.|[\w.-]*\.npmjs\.)/;

  expect(texts.filter(({ text }) => host.test(text)).map(({ path }) => path)).toEqual([]);
});

test("lockfiles name packages by integrity, not by address", () => {
  const lockfile = /(?:^|\/)(?:pnpm-lock\.yaml|package-lock\.json)$/;
  const address = /"resolved":|\btarball:/;
  const found = texts.filter(({ path, text }) => lockfile.test(path) && address.test(text));

  expect(texts.some(({ path }) => lockfile.test(path))).toBe(true);
  expect(found.map(({ path }) => path)).toEqual([]);
});
