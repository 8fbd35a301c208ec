import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { committedFiles, readText } from "./workspace.ts";

// What pnpm itself knows.
const BUILT_IN = new Set(["exec", "install"]);

interface Mention {
  readonly page: string;
  readonly script: string;
  /** The package whose script it is, where that is not the workspace. */
  readonly of: string | undefined;
}

const pages = committedFiles().filter((path) => path.endsWith(".md"));

const mentions = pages.flatMap((page): Mention[] =>
  [...readText(page).matchAll(/npx -y pnpm (?:--filter (\S+) )?([a-z][\w:-]*)/g)].map(
    ([, of, script = ""]) => ({ page, script, of }),
  ),
);

const manifests = committedFiles()
  .filter((path) => posix.basename(path) === "package.json")
  .map((path) => JSON.parse(readText(path)) as { name?: string; scripts?: object });

describe("the commands on our pages", () => {
  test("are there", () => {
    expect(mentions.length).toBeGreaterThan(20);
  });

  test.each(mentions)("$page: pnpm $script is a script of ours", ({ script, of }) => {
    const manifest = manifests.find(({ name }) => name === (of ?? "mcp-actors-workspace"));

    expect(BUILT_IN.has(script) || script in (manifest?.scripts ?? {})).toBe(true);
  });

  test("run files that are there", () => {
    const files = new Set(committedFiles());
    const missing = pages.flatMap((page) =>
      [...readText(page).matchAll(/\bnode ((?:examples|scripts|training)\/[\w./-]+)/g)]
        .map(([, file = ""]) => file)
        .filter((file) => !foldersAbove(page).some((folder) => files.has(posix.join(folder, file))))
        .map((file) => `${page}: ${file}`),
    );

    expect(missing).toEqual([]);
  });
});

/** The folder of a page and every one above it, from where its commands may be run. */
function foldersAbove(page: string): string[] {
  const folder = posix.dirname(page);
  return folder === "." ? [folder] : [folder, ...foldersAbove(folder)];
}
