import { isRecord } from "@mcp-actors/protocol";
import { useContext } from "preact/hooks";
import { Button } from "../part/button.tsx";
import { initialRecord } from "../schema/initial-value.ts";
import type { EditorProps } from "./editor-props.ts";
import { FieldGroup } from "./field-group.tsx";
import { FormContext } from "./form-context.ts";
import { Members } from "./members.tsx";

/** Edits an object, one field a property; one that may be absent is added first. */
export function GroupEditor(props: EditorProps<"group">) {
  const { shape, path, isRequired, label, value, onChange } = props;
  const { root } = useContext(FormContext);
  if (value === undefined && !isRequired) {
    const add = (): void => onChange(initialRecord(shape.members, root));
    return (
      <FieldGroup {...props}>
        <Button icon="plus" aria-label={`Add ${label}`} onClick={add}>
          Add
        </Button>
      </FieldGroup>
    );
  }
  return (
    <FieldGroup {...props}>
      <Members
        members={shape.members}
        path={path}
        value={isRecord(value) ? value : {}}
        onChange={onChange}
      />
    </FieldGroup>
  );
}
