/** Height of a row, in px. */
export const SEQUENCE_ROW = 21;
/** Room for time and id left of the first column, and for what is said right of the last, in px. */
const LEFT = 200;
const RIGHT = 190;
/** The same where there is little room at all. */
const NARROW = 620;
const NARROW_LEFT = 150;
const NARROW_RIGHT = 106;

/** Where each column stands, in px, over a width. */
export function columnPlaces(count: number, width: number): readonly number[] {
  const [left, right] = width < NARROW ? [NARROW_LEFT, NARROW_RIGHT] : [LEFT, RIGHT];
  const [first, last] = [left, Math.max(left + 140, width - right)];
  if (count <= 1) return [(first + last) / 2];
  return Array.from(
    { length: count },
    (_, index) => first + ((last - first) * index) / (count - 1),
  );
}

/** How far an arrow falls from its beginning to its end, in px, by how long the message took, in µs; both ends must be known for that. */
export function fallOf(sentAt: number | undefined, receivedAt: number | undefined): number {
  if (sentAt === undefined || receivedAt === undefined) return 0;
  const took = Math.max(0, receivedAt - sentAt);
  return Math.min(SEQUENCE_ROW - 8, 3 + Math.log10(1 + took / 50) * 3);
}

/** The longest label of most arrows, and what is left free at the ends of an arrow and beside it, in px. */
const LABEL = 106;
const ENDS = 44;
const BESIDE = 8;

/** Where the label of an arrow goes, in px: how long it may be, and the middle of one that is so many px long on either side. */
export interface LabelPlace {
  readonly room: number;
  readonly middleOf: (half: number) => number;
}

/** On an arrow that is long enough; else beside it, on the side that has more room, if that is more than on it. */
export function labelPlace(arrow: {
  readonly from: number;
  readonly to: number;
  readonly width: number;
}): LabelPlace {
  const [left, right] = [Math.min(arrow.from, arrow.to), Math.max(arrow.from, arrow.to)];
  const on = right - left - ENDS;
  const before = left - NARROW_LEFT - BESIDE;
  const after = arrow.width - NARROW_RIGHT - right - BESIDE;
  if (on >= LABEL || on >= Math.max(before, after)) {
    return { room: on, middleOf: () => (left + right) / 2 };
  }
  return after >= before
    ? { room: after, middleOf: (half) => right + BESIDE + half }
    : { room: before, middleOf: (half) => left - BESIDE - half };
}
