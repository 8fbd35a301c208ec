import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { FieldNotes, RequiredMark } from "../part/field.tsx";
import { ClearButton } from "./clear-button.tsx";
import type { EditorProps } from "./editor-props.ts";
import { usePlace } from "./use-place.ts";

/** What a field group shows around its controls. */
export interface FieldGroupProps extends Omit<EditorProps, "shape"> {
  readonly children: ComponentChildren;
}

/** Several controls with one label, one description and one fault. */
export function FieldGroup({ children, aside, ...props }: FieldGroupProps) {
  const { label, hint, isRequired, path } = props;
  const { fault } = usePlace(path);
  const id = useId();
  return (
    <fieldset
      class="field group"
      aria-describedby={fault && `${id}-error`}
      data-invalid={fault !== undefined}
    >
      <legend>
        {label}
        {isRequired && <RequiredMark />}
        <ClearButton {...props} />
        {aside}
      </legend>
      <FieldNotes id={id} hint={hint} error={fault} />
      {children}
    </fieldset>
  );
}
