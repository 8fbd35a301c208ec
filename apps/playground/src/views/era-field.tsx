import { VERSIONS } from "@mcp-actors/protocol";
import { Field } from "@mcp-actors/ui";

/** What an era field edits. */
export interface EraFieldProps {
  readonly era: string;
  readonly onEra: (era: string) => void;
}

/** Lets a person choose which revisions are offered. */
export function EraField({ era, onEra }: EraFieldProps) {
  return (
    <Field
      label="Revisions to offer"
      hint="auto begins with the newest, and takes what the server has"
    >
      {(attributes) => (
        <select
          {...attributes}
          value={era}
          onChange={({ currentTarget }) => onEra(currentTarget.value)}
        >
          {["auto", "modern", "legacy", ...VERSIONS].map((offer) => (
            <option key={offer} value={offer}>
              {offer}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
