import type { ELK } from "elkjs/lib/elk-api.js";
import type { ChartLayout } from "./chart-layout.ts";
import { toElkGraph } from "./elk-graph.ts";
import type { Picture } from "./picture.ts";
import { rankBoxes } from "./rank-boxes.ts";
import { readLayout } from "./read-layout.ts";

/** Places everything of a picture; asked for less where ELK fails on all that is wanted, and rejecting where it fails on that too. */
export async function layOutChart(
  elk: Pick<ELK, "layout">,
  picture: Picture,
): Promise<ChartLayout> {
  const ranking = rankBoxes(picture);
  const lay = async (isBare: boolean): Promise<ChartLayout> => {
    const graph = toElkGraph(picture, { direction: "DOWN", ranking, isBare });
    return readLayout(await elk.layout(graph), picture, ranking);
  };
  try {
    return await lay(false);
  } catch {
    return lay(true);
  }
}
