/** What a choice shows. */
export interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  /** Values, and what each is called. */
  readonly options: readonly (readonly [string, string])[];
  /** Takes the value that is chosen. */
  readonly chosen: { value: string };
}

/** Chooses one of several. */
export function Choice({ label, value, options, chosen }: ChoiceProps) {
  return (
    <label class="choice">
      {label}
      <select
        value={value}
        onChange={({ currentTarget }) => {
          chosen.value = currentTarget.value;
        }}
      >
        {options.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
