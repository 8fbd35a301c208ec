import { Field } from "@mcp-actors/ui";
import type { Signal } from "@preact/signals";

/** What a range field edits. */
export interface RangeFieldProps {
  readonly label: string;
  readonly value: Signal<number>;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** How the value is told; default as it is. */
  readonly tell?: (value: number) => string;
}

/** A number that is slid to. */
export function RangeField({ label, value, min, max, step, tell = String }: RangeFieldProps) {
  return (
    <Field label={label} aside={<output>{tell(value.value)}</output>}>
      {(attributes) => (
        <input
          {...attributes}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value.value}
          aria-valuetext={tell(value.value)}
          onInput={({ currentTarget }) => {
            value.value = currentTarget.valueAsNumber;
          }}
        />
      )}
    </Field>
  );
}
