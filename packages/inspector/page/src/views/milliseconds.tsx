/** What a field of milliseconds shows. */
export interface MillisecondsProps {
  readonly label: string;
  readonly value: { value: number };
}

/** A length of time to be written, in ms. */
export function Milliseconds({ label, value }: MillisecondsProps) {
  return (
    <label>
      {label}
      <input
        class="number"
        type="number"
        min={0}
        step={100}
        value={value.value}
        onInput={({ currentTarget }) => {
          value.value = Math.max(0, currentTarget.valueAsNumber || 0);
        }}
      />
      ms
    </label>
  );
}
