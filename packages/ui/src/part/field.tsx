import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

/** What a control inside a field must carry, so that its label, hint and error belong to it. */
export interface ControlAttributes {
  readonly id: string;
  readonly required: boolean;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": "true" | undefined;
}

/** What a field shows around its control. */
export interface FieldProps {
  readonly label: ComponentChildren;
  readonly hint?: string | undefined;
  /** What is wrong with the value; absent where nothing is. */
  readonly error?: string | undefined;
  /** Default false. */
  readonly required?: boolean;
  /** At the end of the label's line, though the Tab key comes to it after the control. */
  readonly aside?: ComponentChildren;
  readonly children: (attributes: ControlAttributes) => ComponentChildren;
}

/** One control with its label, its description and what is wrong with its value. */
export function Field({ label, hint, error, required = false, aside, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div class="field" data-invalid={error !== undefined}>
      <div class="label">
        <label for={id}>{label}</label>
        {required && <RequiredMark />}
      </div>
      {children({
        id,
        required,
        "aria-describedby": described === "" ? undefined : described,
        "aria-invalid": error === undefined ? undefined : "true",
      })}
      <div class="aside">{aside}</div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Marks a label whose value must be given. */
export function RequiredMark() {
  return (
    <span class="required" title="required" aria-hidden="true">
      *
    </span>
  );
}

/** What field notes show. */
export interface FieldNotesProps {
  readonly id: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
}

/** The description of a field and what is wrong with its value, under ids that a control can point at. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p class="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}
