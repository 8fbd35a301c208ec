import { expect, test } from "vitest";
import { Look } from "../../../page/src/store/look.ts";
import { NO_SOURCE } from "../../../page/src/store/source-state.ts";
import { Timeline } from "../../../page/src/store/timeline.ts";
import type { Wish } from "../../../page/src/store/wish.ts";
import { twoProcesses } from "./records.ts";

const RANGE = { from: 0, until: 50 };
const WISH: Wish = {
  moment: "live",
  filter: "",
  turned: [],
  tree: RANGE,
  requests: RANGE,
  wire: RANGE,
  hidesOver: false,
  panel: "chart",
};

function lookAt(): (wish: Partial<Wish>) => ReturnType<Look["at"]> {
  const timeline = new Timeline();
  timeline.append(twoProcesses());
  const look = new Look();
  return (wish) => look.at(timeline, { ...WISH, ...wish }, NO_SOURCE);
}

test("lists a request once, with when the other end worked on it", () => {
  const { requests } = lookAt()({});
  expect(requests?.count).toBe(1);
  expect(requests?.rows[0]).toMatchObject({ method: "tools/call", subject: "story", side: "out" });
  expect(requests?.rows[0]?.served).toBeDefined();
});

test("draws a message once, from one end to the other", () => {
  const { wire } = lookAt()({});
  expect(wire?.columns.map(({ name }) => name)).toEqual(["app", "calls"]);
  expect(wire?.rows.map(({ look, from, to }) => [look, from, to])).toEqual([
    ["request", 0, 1],
    ["result", 1, 0],
  ]);
  const [request] = wire?.rows ?? [];
  expect((request?.receivedAt ?? 0) - (request?.sentAt ?? 0)).toBe(400);
});

test("gives only what has changed since it was asked last", () => {
  const look = lookAt();
  expect(Object.keys(look({}))).toHaveLength(20);
  expect(look({})).toEqual({});
  expect(Object.keys(look({ wire: { from: 10, until: 60 } }))).toEqual(["wire"]);
  expect(Object.keys(look({ wire: { from: 10, until: 60 }, panel: "health" }))).toEqual([
    "health",
    "connection",
    "chaos",
    "tools",
  ]);
});

test("shows what the filter lets through", () => {
  const look = lookAt();
  expect(look({ filter: "tool:ocr" }).requests?.count).toBe(0);
  const { requests, wire } = look({ filter: "tool:story" });
  expect([requests?.count, wire?.count]).toEqual([1, 2]);
});

test("tells all about what is selected, with what was said", () => {
  const look = lookAt();
  const key = look({}).requests?.rows[0]?.key ?? "";
  const { detail, requests } = look({ selection: { kind: "request", key } });
  expect(requests?.selected).toBe(0);
  expect(detail?.title).toBe("#1 tools/call story");
  expect(detail?.messages.map(({ look: kind }) => kind)).toEqual(["request", "result"]);
  expect(detail?.messages[0]?.body).toMatchObject({ params: { name: "story" } });
});

test("goes back in time", () => {
  const { requests, step, total } = lookAt()({ moment: { step: 5 } });
  expect([step, total]).toEqual([5, 8]);
  expect(requests?.rows[0]?.outcome).toBeUndefined();
});

test("draws each process, its requests and how many are open as a tree", () => {
  const { tree } = lookAt()({});
  expect(tree?.rows.map(({ kind, name, state }) => [kind, name, state])).toEqual([
    ["peer", "app", ""],
    ["group", "requests", "0 open"],
    ["request", "#1 story", "completed"],
    ["peer", "calls", ""],
    ["group", "requests", "0 open"],
    ["request", "#1 story", expect.any(String)],
  ]);
});

test("folds what was turned", () => {
  const { tree } = lookAt()({ turned: ["aa.1"] });
  expect(tree?.rows[0]).toMatchObject({ name: "app", isOpen: false });
  expect(tree?.rows[1]).toMatchObject({ name: "calls" });
});

test("a process of one end is shown as that end, and what else it is called beside it", () => {
  const timeline = new Timeline();
  timeline.append(
    twoProcesses().map((record) =>
      record.kind === "head" && record.peer === "bb" ? { ...record, title: "over HTTP" } : record,
    ),
  );

  const { tree } = new Look().at(timeline, WISH, NO_SOURCE);

  const peers = tree?.rows.filter(({ kind }) => kind === "peer");
  expect(peers?.map(({ name, aside }) => [name, aside])).toEqual([
    ["app", "pid 7 · node"],
    ["calls", "over HTTP · pid 8 · node"],
  ]);
});
