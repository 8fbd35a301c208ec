import type { WireLook } from "../store/wire-line.ts";
import { SEQUENCE_ROW } from "./sequence-geometry.ts";

/** Where an arrow goes, in px. */
export interface ArrowPlace {
  readonly from: number;
  readonly to: number;
  /** How far down its end is from its beginning. */
  readonly fall: number;
}

/** What an arrow of the sequence shows. */
export interface SequenceArrowProps extends ArrowPlace {
  readonly look: WireLook;
}

const MIDDLE = SEQUENCE_ROW / 2;

/** The way of a message from one end to the other. */
export function SequenceArrow({ look, from, to, fall }: SequenceArrowProps) {
  const ahead = to >= from ? 1 : -1;
  const [start, end] = [MIDDLE - fall / 2, MIDDLE + fall / 2];
  return (
    <>
      <path
        class="arrow"
        d={`M${from + 4 * ahead},${start}L${to - 6 * ahead},${end}`}
        stroke-dasharray={DASHED.has(look) ? "5 3" : undefined}
      />
      <path
        class="head"
        d={`M${to - 9 * ahead},${end - 3.8}L${to - ahead},${end}L${to - 9 * ahead},${end + 3.8}z`}
      />
      <circle class="tail" cx={from} cy={start} r={3} />
      {look === "error" && <path class="cross" d={crossAt(to - 14 * ahead, end)} />}
    </>
  );
}

/** Answers and what is told on the way are dashed. */
const DASHED: ReadonlySet<WireLook> = new Set(["result", "error", "progress"]);

function crossAt(x: number, y: number): string {
  return `M${x - 3},${y - 3}l6,6m0,-6l-6,6`;
}
