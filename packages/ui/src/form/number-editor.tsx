import type { JsonValue } from "../json/json-value.ts";
import { Field } from "../part/field.tsx";
import type { EditorProps } from "./editor-props.ts";
import { readNumber } from "./read-number.ts";
import { useDraft } from "./use-draft.ts";
import { usePlace } from "./use-place.ts";

/** Edits a number; the up and down arrows step it. */
export function NumberEditor(props: EditorProps<"number">) {
  const { shape, path, label, hint, isRequired, value, onChange, aside } = props;
  const { pointer, fault, onBlur } = usePlace(path);
  const { text, edit } = useDraft({ pointer, value, onChange, read: readNumber, write });
  const step = (event: KeyboardEvent): void => {
    const sign = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (sign === 0) return;
    event.preventDefault();
    edit(String(stepped(value, sign, shape)));
  };
  return (
    <Field
      label={label}
      hint={hint}
      error={fault}
      required={isRequired}
      aside={[<Bounds key="bounds" shape={shape} />, aside]}
    >
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          role="spinbutton"
          inputMode={shape.isInteger ? "numeric" : "decimal"}
          autoComplete="off"
          class="number"
          aria-valuemin={shape.minimum}
          aria-valuemax={shape.maximum}
          aria-valuenow={typeof value === "number" ? value : undefined}
          value={text}
          onKeyDown={step}
          onBlur={onBlur}
          onInput={({ currentTarget }) => edit(currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** What every whole number is within in JavaScript is no bound that anybody set. */
function isBound(limit: number | undefined): limit is number {
  return limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
}

function Bounds({ shape }: Pick<EditorProps<"number">, "shape">) {
  const minimum = isBound(shape.minimum) ? shape.minimum : undefined;
  const maximum = isBound(shape.maximum) ? shape.maximum : undefined;
  if (minimum === undefined && maximum === undefined) return null;
  if (minimum === undefined) return <span class="bounds">≤ {maximum}</span>;
  if (maximum === undefined) return <span class="bounds">≥ {minimum}</span>;
  return (
    <span class="bounds">
      {minimum} – {maximum}
    </span>
  );
}

function write(value: JsonValue | undefined): string {
  return typeof value === "number" ? String(value) : "";
}

function stepped(
  value: JsonValue | undefined,
  sign: number,
  { minimum = -Infinity, maximum = Infinity, step }: EditorProps<"number">["shape"],
): number {
  if (typeof value !== "number") return Math.min(maximum, Math.max(minimum, 0));
  // Twelve digits hide what binary fractions do to 0.1 + 0.2.
  const next = Number((value + sign * step).toPrecision(12));
  return Math.min(maximum, Math.max(minimum, next));
}
