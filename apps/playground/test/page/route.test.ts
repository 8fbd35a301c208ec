import { describe, expect, test } from "vitest";
import { type Route, readRoute, writeRoute } from "../../src/page/route.ts";

describe("a route", () => {
  test.each<[string, Route]>([
    ["", { view: "start" }],
    ["#/start", { view: "start" }],
    ["#/nowhere?at=x", { view: "start", at: "x" }],
    [
      "#/server?at=page%3Apocket&era=legacy&tab=tools&item=add",
      {
        view: "server",
        at: "page:pocket",
        era: "legacy",
        tab: "tools",
        item: "add",
      },
    ],
    [
      "#/storyteller?model=ws%3A%2F%2F127.0.0.1%3A3012%2Fmcp",
      {
        view: "storyteller",
        model: "ws://127.0.0.1:3012/mcp",
      },
    ],
    [
      "#/server?at=http://h/mcp?key=1&tab=tools",
      { view: "server", at: "http://h/mcp?key=1", tab: "tools" },
    ],
  ])("is read from %j", (hash, route) => {
    expect(readRoute(hash)).toEqual(route);
  });

  test.each<[Route]>([
    [{ view: "start" }],
    [{ view: "server", at: "http://h/mcp?a=b&c#d", tab: "tools", item: "a tool & more" }],
  ])("is read back as it was written: %j", (route) => {
    expect(readRoute(writeRoute(route))).toEqual(route);
  });
});
