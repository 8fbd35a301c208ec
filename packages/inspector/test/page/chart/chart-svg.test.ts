// @vitest-environment happy-dom
import Elk from "elkjs/lib/elk.bundled.js";
import { h, render } from "preact";
import { expect, test } from "vitest";
import { activityOf } from "../../../page/src/chart/chart-activity.ts";
import { ChartSvg } from "../../../page/src/chart/chart-svg.tsx";
import { layOutChart } from "../../../page/src/chart/lay-out-chart.ts";
import { toPicture } from "../../../page/src/chart/to-picture.ts";
import { DOOR } from "./charts.ts";

test("draws names, chips, guards, clocks, and what is lit", async () => {
  const picture = toPicture(DOOR);
  const layout = await layOutChart(new Elk.default(), picture);
  const lastStep = { at: 1, seq: 1, type: "push", edges: ["shut|push|0"] };
  const actor = { value: { open: "wide" }, visited: ["shut"], lastStep, status: "active" as const };
  const activity = activityOf(actor, DOOR, picture);
  const place = document.createElement("div");
  render(h(ChartSvg, { picture, layout, activity }), place);
  const texts = [...place.querySelectorAll("text")].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(["door", "open", "entry / ring", "push [isWindy]"]));
  expect(place.querySelectorAll(".active.leaf")).toHaveLength(1);
  expect(place.querySelector(".active.leaf .name")?.textContent).toBe("wide");
  expect(place.querySelectorAll(".line.taken")).toHaveLength(1);
  expect(place.querySelector(".line.timed .clock")).not.toBeNull();
  expect(place.querySelector(".visited .name")?.textContent).toBe("shut");
  expect(place.querySelector("svg")?.getAttribute("aria-label")).toContain("in open, open.wide");
});
