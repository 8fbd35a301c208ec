import { measureText } from "../chart/measure-text.ts";
import { labelPlace, SEQUENCE_ROW } from "./sequence-geometry.ts";

/** What the label of an arrow shows, and where the arrow goes, in px. */
export interface SequenceLabelProps {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Of the row. */
  readonly width: number;
}

/** Size of a label, in px, and how wide a sign of it is, about. */
const SIZE = 11;
const SIGN = 6;
const MIDDLE = SEQUENCE_ROW / 2;

/** What a message is: on its arrow where that is long enough, else beside it. */
export function SequenceLabel({ text, from, to, width }: SequenceLabelProps) {
  const { room, middleOf } = labelPlace({ from, to, width });
  const most = Math.max(8, Math.floor(room / SIGN));
  const shown = text.length <= most ? text : `${text.slice(0, most - 1)}…`;
  const half = measureText(shown, SIZE) / 2 + 5;
  const middle = middleOf(half);
  return (
    <>
      <rect
        class="plate"
        x={middle - half}
        y={2}
        width={half * 2}
        height={SEQUENCE_ROW - 4}
        rx={8}
      />
      <text class="label" x={middle} y={MIDDLE + 4} text-anchor="middle">
        {shown}
      </text>
    </>
  );
}
