import { seededRandom } from "../random.ts";
import { type Choice, choiceBy } from "./choice.ts";
import { beginning, ending } from "./frame.ts";
import { PLOTS } from "./plots.ts";
import { drawScene } from "./scene.ts";

/** Which stories a corpus has. */
export interface CorpusOptions {
  /** How many; there is no end to them otherwise. */
  readonly stories?: number | undefined;
  /** The same seed gives the same stories; default 7. */
  readonly seed?: number | undefined;
}

/** The stories that the storyteller was made of: as many as are asked for, no two alike, each on one line. */
export function* corpus({
  stories = Number.POSITIVE_INFINITY,
  seed = 7,
}: CorpusOptions = {}): Generator<string, void, void> {
  const choose = choiceBy(seededRandom(seed));
  const seen = new Set<string>();
  while (seen.size < stories) {
    const story = writeStory(choose);
    if (seen.has(story)) continue;
    seen.add(story);
    yield story;
  }
}

function writeStory(choose: Choice): string {
  const scene = drawScene(choose);
  const plot = choose(...PLOTS);
  return [...beginning(scene, choose), ...plot(scene, choose), ending(scene, choose)].join(" ");
}
