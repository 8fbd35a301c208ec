import type { Picture, PictureBox } from "./picture.ts";

/** Tells which lines lead back to what came before. */
export interface Ranking {
  isBack(from: string, to: string): boolean;
}

/** Ranks the boxes of each box: the one that is entered first, then as they were written, those that end last. */
export function rankBoxes(picture: Picture): Ranking {
  const byId = new Map(picture.boxes.map((box) => [box.id, box]));
  const rank = new Map<string, number>();
  for (const box of picture.boxes) {
    const first =
      box.initial === undefined ? undefined : childOn(pathOf(box.initial, byId), box.id);
    const children = picture.boxes.filter(({ parent }) => parent === box.id);
    const weight = ({ id, kind }: PictureBox): number =>
      id === first ? 0 : kind === "final" ? 2 : 1;
    const sorted = children.toSorted((one, other) => weight(one) - weight(other));
    for (const [place, { id }] of sorted.entries()) rank.set(id, place);
  }
  return {
    isBack(from, to) {
      const [one, other] = fork(pathOf(from, byId), pathOf(to, byId));
      if (one === undefined || other === undefined) return false;
      return (rank.get(one) ?? 0) > (rank.get(other) ?? 0);
    },
  };
}

function pathOf(id: string, byId: ReadonlyMap<string, PictureBox>): readonly string[] {
  const path = [id];
  for (let box = byId.get(id); box?.parent !== undefined; box = byId.get(box.parent)) {
    path.unshift(box.parent);
  }
  return path;
}

/** Where two paths part, which is nowhere if one holds the other. */
function fork(one: readonly string[], other: readonly string[]) {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return [one[at], other[at]] as const;
}

function childOn(path: readonly string[], parent: string): string | undefined {
  const at = path.indexOf(parent);
  return at < 0 ? undefined : path[at + 1];
}
