import { useContext } from "preact/hooks";
import type { JsonRecord } from "../json/json-value.ts";
import { propertyOf, withProperty } from "../json/property.ts";
import type { Member } from "../schema/field-shape.ts";
import { FormContext } from "./form-context.ts";

/** What members edit. */
export interface MembersProps {
  readonly members: readonly Member[];
  readonly path: readonly string[];
  readonly value: JsonRecord;
  readonly onChange: (value: JsonRecord) => void;
}

/** One field for each property of an object. */
export function Members({ members, path, value, onChange }: MembersProps) {
  const { SchemaField } = useContext(FormContext);
  return (
    <div class="members">
      {members.map(({ name, schema, isRequired }) => (
        <SchemaField
          key={`.${name}`}
          name={name}
          schema={schema}
          path={[...path, name]}
          isRequired={isRequired}
          value={propertyOf(value, name)}
          onChange={(next) => onChange(withProperty(value, name, next))}
        />
      ))}
    </div>
  );
}
