import { connectionMachine, inboundRequestMachine, sessionMachine } from "@mcp-actors/machine";
import { describe, expect, test } from "vitest";
import { createMachine, setup } from "xstate";
import { chartOf } from "../../src/chart/chart-of.ts";

const { chart } = chartOf(connectionMachine());

describe("the chart of the connection", () => {
  test("has its states, inner ones in outer ones", () => {
    expect(chart.nodes[0]).toMatchObject({
      id: "",
      key: "connection",
      kind: "compound",
      initial: "idle",
    });
    expect(chart.nodes.find(({ id }) => id === "connecting.dialling")).toMatchObject({
      parent: "connecting",
      kind: "atomic",
      invokes: [{ src: "dial" }],
    });
    expect(chart.nodes.find(({ id }) => id === "closed")?.kind).toBe("final");
  });

  test.each([
    ["after backoff", "after", "reconnecting.waiting"],
    ["negotiate is done", "done", "negotiating.opening"],
    ["always", "always", "reconnecting.waiting"],
    ["its end", "end", "draining"],
    ["link.lost", "event", "ready"],
  ])("has the edge %s", (label, trigger, from) => {
    expect(
      chart.edges.filter((edge) => edge.from === from && edge.label === label)[0]?.trigger,
    ).toBe(trigger);
  });

  test("names delays, guards and actions", () => {
    const due = chart.edges.find(({ label }) => label === "after backoff");
    const opened = chart.edges.find(({ guard }) => guard === "isOpened");

    expect(due).toMatchObject({ delay: "backoff", targets: ["connecting.releasing"] });
    expect(opened?.actions).toContain("countSession");
  });
});

test.each([connectionMachine(), sessionMachine(), inboundRequestMachine()])(
  "every edge has an id of its own, and leads to states there are",
  (machine) => {
    const { edges, nodes } = chartOf(machine).chart;
    const ids = new Set(nodes.map(({ id }) => id));

    expect(new Set(edges.map(({ id }) => id)).size).toBe(edges.length);
    expect(edges.flatMap(({ targets }) => targets).filter((target) => !ids.has(target))).toEqual(
      [],
    );
  },
);

test("the same chart has the same hash, whatever runs in it", () => {
  const machine = setup({ actions: { greet() {} } }).createMachine({ entry: "greet" });
  const provided = machine.provide({ actions: { greet: () => undefined } });

  expect(chartOf(provided).hash).toBe(chartOf(machine).hash);
  expect(chartOf(createMachine({})).hash).not.toBe(chartOf(machine).hash);
});
