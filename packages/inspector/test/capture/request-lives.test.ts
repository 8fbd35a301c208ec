import { expect, test } from "vitest";
import { RequestLives } from "../../src/capture/request-lives.ts";

const asked = { what: "request", dir: "out", id: 1, wire: 1 } as const;
const answered = { what: "result", dir: "in", id: 1, wire: 1 } as const;

test("a request that is made and answered is over, and so is its answer", () => {
  const lives = new RequestLives();
  for (const message of [asked, answered]) lives.see(message);

  expect([asked, answered].map((message) => lives.areOver(message))).toEqual([true, true]);
});

test.each([
  ["on another wire", { ...answered, wire: 2 }],
  ["to the other side", { ...answered, dir: "out" }],
  ["of an id that is a text", { ...answered, id: "1" }],
  ["that is a notification", { ...answered, what: "notification" }],
] as const)("an answer %s ends no other request", (_, other) => {
  const lives = new RequestLives();
  for (const message of [asked, other]) lives.see(message);

  expect(lives.areOver(asked)).toBe(false);
});

test("of an id that is used twice nothing is said, and an answer before its request ends nothing", () => {
  const lives = new RequestLives();
  for (const message of [asked, answered, asked]) lives.see(message);
  const late = new RequestLives();
  for (const message of [answered, asked]) late.see(message);

  expect([lives.areOver(asked), late.areOver(asked)]).toEqual([false, false]);
});
