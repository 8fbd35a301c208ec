import type { ComponentChildren } from "preact";
import type { JsonValue } from "../json/json-value.ts";
import type { FieldShape } from "../schema/field-shape.ts";

/** A field shape of one kind. */
export type ShapeOf<Kind extends FieldShape["kind"]> = Extract<FieldShape, { kind: Kind }>;

/** What the editor of one part of a value is given. */
export interface EditorProps<Kind extends FieldShape["kind"] = FieldShape["kind"]> {
  readonly shape: ShapeOf<Kind>;
  readonly path: readonly string[];
  readonly label: string;
  readonly hint: string | undefined;
  readonly isRequired: boolean;
  /** Undefined where the value is absent. */
  readonly value: JsonValue | undefined;
  readonly onChange: (value: JsonValue | undefined) => void;
  /** Buttons at the end of the label's line. */
  readonly aside?: ComponentChildren;
}
