import Elk from "elkjs/lib/elk.bundled.js";
import { expect, test } from "vitest";
import { layOutChart } from "../../../page/src/chart/lay-out-chart.ts";
import { toPicture } from "../../../page/src/chart/to-picture.ts";
import { chartOf } from "../../../src/chart/chart-of.ts";
import { runtimeMachines } from "../../../src/chart/runtime-machines.ts";
import { DOOR } from "./charts.ts";

const elk = new Elk.default();

test.each(runtimeMachines())(
  "places every box and every line of the machine %#",
  async (machine) => {
    const picture = toPicture(chartOf(machine).chart);
    const { boxes, lines, width, height } = await layOutChart(elk, picture);
    expect(boxes.map(({ id }) => id)).toEqual(picture.boxes.map(({ id }) => id));
    expect(lines.map(({ id }) => id)).toEqual(picture.lines.map(({ id }) => id));
    for (const { x, y, ...box } of boxes) {
      expect(x + box.width).toBeLessThanOrEqual(width);
      expect(y + box.height).toBeLessThanOrEqual(height);
    }
  },
);

test("draws lines that lead back from where they leave to where they go", async () => {
  const { boxes, lines } = await layOutChart(elk, toPicture(DOOR));
  const places = new Map(boxes.map((box) => [box.id, box]));
  const back = lines.find(({ id }) => id === "open>shut");
  const [shut, open] = [places.get("shut"), places.get("open")];
  expect(shut?.y).toBeLessThan(open?.y ?? 0);
  expect(back?.points.at(-1)?.y).toBeCloseTo((shut?.y ?? 0) + (shut?.height ?? 0), 0);
});

test("asks for less where the layout fails on all that is wanted", async () => {
  const wanted: (string | undefined)[] = [];
  const failing: typeof elk.layout = (graph, ...rest) => {
    wanted.push(graph.layoutOptions?.["elk.edgeRouting"]);
    if (wanted.length === 1) return Promise.reject(new Error("Too much"));
    return elk.layout(graph, ...rest);
  };
  const { boxes } = await layOutChart({ layout: failing }, toPicture(DOOR));
  expect(boxes).toHaveLength(6);
  expect(wanted).toEqual(["ORTHOGONAL", undefined]);
});
