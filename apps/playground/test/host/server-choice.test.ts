import { expect, test } from "vitest";
import { idOf, nameOf, problemOf, type ServerChoice } from "../../src/host/server-choice.ts";

const POCKET: ServerChoice = { place: { kind: "page", server: "pocket" }, era: "auto" };

test.each([
  ["http://127.0.0.1:3001/mcp", undefined],
  ["wss://host/mcp", undefined],
  ["", "Type the URL of a server"],
  ["foo", "This is no URL"],
  ["tcp://host:1", "A page reaches http, https, ws and wss, not tcp"],
])("%j has the problem %j", (url, problem) => {
  expect(problemOf(url)).toBe(problem);
});

test("further clients and other eras of one server are choices of their own", () => {
  const ids = [POCKET, { ...POCKET, era: "legacy" }, { ...POCKET, client: 2 }].map(idOf);

  expect(new Set(ids).size).toBe(3);
  expect(idOf({ ...POCKET, client: 1 })).toBe(idOf(POCKET));
});

test("a server is called as the person says, as it says, or by its place", () => {
  const place = { kind: "url", url: "http://host:1/mcp" } as const;
  const choice = { place, era: "auto" };

  expect(nameOf(choice)).toBe("host:1");
  expect(nameOf(choice, { name: "everything", title: "Everything" })).toBe("Everything");
  expect(nameOf({ ...choice, label: "Mine" }, { title: "Everything" })).toBe("Mine");
});
