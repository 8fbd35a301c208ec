import type { Signal } from "@preact/signals";
import { RangeField } from "./range-field.tsx";

/** The paces that are offered, in tokens a second; the last one is as fast as it can. */
export const PACES: readonly (number | undefined)[] = [10, 25, 50, 100, 250, undefined];

/** What a pace field edits. */
export interface PaceFieldProps {
  /** The place of the pace among those that are offered. */
  readonly pace: Signal<number>;
}

/** How fast the story is told. */
export function PaceField({ pace }: PaceFieldProps) {
  const tell = (index: number) => {
    const tokens = PACES[index];
    return tokens === undefined ? "as fast as it can" : `${tokens} tokens a second`;
  };
  return (
    <RangeField label="Pace" value={pace} min={0} max={PACES.length - 1} step={1} tell={tell} />
  );
}
