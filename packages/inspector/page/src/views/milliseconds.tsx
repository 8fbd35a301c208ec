/** What a field of milliseconds shows. */
export interface MillisecondsProps {
  readonly label: string;
  readonly value: { value: number };
  readonly disabled?: boolean;
}

/** A length of time to be written, in ms. */
export function Milliseconds({ label, value, disabled = false }: MillisecondsProps) {
  return (
    <label>
      {label}
      <input
        class="number"
        type="number"
        min={0}
        step={100}
        disabled={disabled}
        value={value.value}
        onInput={({ currentTarget }) => {
          value.value = Math.max(0, currentTarget.valueAsNumber || 0);
        }}
      />
      ms
    </label>
  );
}
