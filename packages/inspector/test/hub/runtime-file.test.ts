import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { HubFinder } from "../../src/node/hub-finder.ts";
import { RuntimeFile } from "../../src/node/runtime-file.ts";
import { runtimePlace } from "../../src/node/runtime-place.ts";
import { Place } from "./place.ts";

const tokens = { read: "r", write: "w", drive: "d" };
const entry = (hub: string) => ({
  version: 1 as const,
  hub,
  pid: process.pid,
  port: 1,
  control: false,
  tokens,
});

/** Finders of one place, each as of a process of its own. */
function openFinders(place: Place, count: number) {
  const places: string[] = [];
  const finders = Array.from({ length: count }, () => {
    const file = new RuntimeFile(runtimePlace({ env: place.env }));
    return new HubFinder({ file, hub: { port: 0 }, onPlace: ({ url }) => places.push(url) });
  });
  return {
    places,
    finders,
    async [Symbol.asyncDispose]() {
      for (const { close } of finders) await close();
    },
  };
}

test("of many that claim the file at once one has it", () => {
  using place = new Place();
  const file = new RuntimeFile(runtimePlace({ env: place.env }));

  const claimed = ["a", "b", "c"].filter((hub) => file.claim(entry(hub)));

  expect(claimed).toEqual(["a"]);
  expect(file.read()).toEqual(entry("a"));
});

test("the file is for its owner alone, and so is its folder", () => {
  using place = new Place();
  new RuntimeFile(runtimePlace({ env: place.env })).claim(entry("a"));

  expect(statSync(place.file).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(place.file)).mode & 0o777).toBe(0o700);
});

test("a folder that others may write to is refused", () => {
  using place = new Place();
  mkdirSync(join(place.folder, "mcp-actors"));
  chmodSync(join(place.folder, "mcp-actors"), 0o777);

  expect(() => runtimePlace({ env: place.env })).toThrow(/not this user's alone/);
});

test("a folder that is a link elsewhere is refused", () => {
  using place = new Place();
  mkdirSync(join(place.folder, "elsewhere"), { mode: 0o700 });
  symlinkSync(join(place.folder, "elsewhere"), join(place.folder, "mcp-actors"));

  expect(() => runtimePlace({ env: place.env })).toThrow(/not this user's alone/);
});

test("what another hub says meanwhile is not taken away with what a dead one said", () => {
  using place = new Place();
  const file = new RuntimeFile(runtimePlace({ env: place.env }));
  file.claim(entry("new"));

  file.evict("old");

  expect(file.read()?.hub).toBe("new");
});

test("several that look for a hub at once are with one, and each is told where it is", async () => {
  using place = new Place();
  await using opened = openFinders(place, 4);

  await Promise.all(opened.finders.map(({ find }) => find()));

  expect(new Set(opened.places).size).toBe(1);
  expect(opened.places).toHaveLength(4);
});

test.each([
  ["of a process that is gone", JSON.stringify({ ...entry("old"), pid: 2 ** 22 + 1 })],
  ["of a process that lives, with a port that is not its", JSON.stringify(entry("old"))],
  ["that cannot be read", "{"],
  ["of another version", JSON.stringify({ ...entry("old"), version: 2 })],
])("a file %s is nobody's", async (_whose, text) => {
  using place = new Place();
  await using opened = openFinders(place, 3);
  writeFileSync(place.file, text, { mode: 0o600 });

  await Promise.all(opened.finders.map(({ find }) => find()));

  expect(new Set(opened.places).size).toBeLessThanOrEqual(1);
  expect(new RuntimeFile(place.file).read()?.hub).not.toBe("old");
});

test("whoever takes over from a hub that died has its place and its tokens", async () => {
  using place = new Place();
  await using dying = openFinders(place, 1);
  await using heirs = openFinders(place, 1);
  await dying.finders[0]?.find();
  await heirs.finders[0]?.find();
  const before = new RuntimeFile(place.file).read();

  await dying.finders[0]?.close();
  await heirs.finders[0]?.find();

  const after = new RuntimeFile(place.file).read();
  expect(after).toMatchObject({ port: before?.port, tokens: before?.tokens });
  expect(after?.hub).not.toBe(before?.hub);
});

test("a hub that closes takes its word back", async () => {
  using place = new Place();
  await using opened = openFinders(place, 1);
  await opened.finders[0]?.find();

  await opened.finders[0]?.close();

  expect(new RuntimeFile(place.file).read()).toBeUndefined();
});
