import { formatMicros } from "../store/format-micros.ts";
import { formatSize } from "../store/to-wire-line.ts";
import type { WireLine } from "../store/wire-line.ts";
import { type ArrowPlace, SequenceArrow } from "./sequence-arrow.tsx";
import { fallOf, SEQUENCE_ROW } from "./sequence-geometry.ts";
import { SequenceLabel } from "./sequence-label.tsx";

/** What a row of the sequence shows. */
export interface SequenceRowProps {
  readonly message: WireLine;
  /** Where the columns stand, in px. */
  readonly places: readonly number[];
  readonly width: number;
  /** When the first record happened, in µs since the Unix epoch. */
  readonly start: number;
  /** Whether it belongs to the selected request. */
  readonly isLit: boolean;
}

const MIDDLE = SEQUENCE_ROW / 2;

/** One message as an arrow, slanted where both ends tell when. */
export function SequenceRow({ message, places, width, start, isLit }: SequenceRowProps) {
  const { look, id, from, to, sentAt, receivedAt } = message;
  const at = sentAt ?? receivedAt ?? start;
  const arrow: ArrowPlace = {
    from: places[from] ?? 0,
    to: places[to] ?? 0,
    fall: fallOf(sentAt, receivedAt),
  };
  return (
    <svg class={`sequence-row ${look}${isLit ? " lit" : ""}`} width={width} height={SEQUENCE_ROW}>
      <title>{toTitle(message)}</title>
      {places.map((x) => (
        <path key={x} class="life" d={`M${x},0V${SEQUENCE_ROW}`} />
      ))}
      <text class="time" x={78} y={MIDDLE + 4} text-anchor="end">
        {((at - start) / 1_000).toLocaleString("en", { maximumFractionDigits: 0 })} ms
      </text>
      <text class="id" x={130} y={MIDDLE + 4} text-anchor="end">
        {id === "" ? "" : `#${id.slice(0, 8)}`}
      </text>
      <SequenceArrow look={look} {...arrow} />
      <SequenceLabel text={labelOf(message)} from={arrow.from} to={arrow.to} width={width} />
      <text class="aside" x={(places.at(-1) ?? 0) + 14} y={MIDDLE + 4}>
        {asideOf(message)}
      </text>
    </svg>
  );
}

function labelOf({ label, times }: WireLine): string {
  return times > 1 ? `${label} ×${times}` : label;
}

function asideOf({ sentAt, receivedAt, size, look }: WireLine): string {
  const took =
    sentAt === undefined || receivedAt === undefined
      ? []
      : [`+${formatMicros(receivedAt - sentAt)}`];
  return [...took, ...(look === "result" || size === 0 ? [] : [formatSize(size)])].join(" · ");
}

function toTitle({ between, ...message }: WireLine): string {
  const says = wordsOf(message);
  return between === undefined ? says : `${between}: ${says}`;
}

function wordsOf({ label, reason, sentAt, receivedAt }: WireLine): string {
  if (reason !== undefined) return `${label}: ${reason}`;
  if (sentAt === undefined) return `${label}; only the receiver is inspected`;
  if (receivedAt === undefined)
    return `${label}; only the sender is inspected, or it did not arrive`;
  return `${label}; received ${formatMicros(receivedAt - sentAt)} after it was sent`;
}
