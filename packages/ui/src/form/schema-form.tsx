import { isRecord } from "@mcp-actors/protocol";
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import type { JsonRecord, JsonValue } from "../json/json-value.ts";
import { Button } from "../part/button.tsx";
import { initialValue } from "../schema/initial-value.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { FaultSummary } from "./fault-summary.tsx";
import { FormContext, type Suggest } from "./form-context.ts";
import { FormFields } from "./form-fields.tsx";
import { FormLook, type Look } from "./form-look.tsx";
import { useForm } from "./use-form.ts";

/** What a schema form edits. */
export interface SchemaFormProps {
  /** The schema of an object: a tool's `inputSchema`, an elicitation's `requestedSchema`. Give the form a `key` that changes with it. */
  readonly schema: JsonSchema;
  /** Holds the value while it is edited, valid or not; filled with the schema's defaults where undefined. */
  readonly value?: Signal<JsonValue | undefined>;
  /** Called with a value that fits the schema, and only with such. */
  readonly onSubmit: (value: JsonRecord) => void;
  /** Default `Submit`. */
  readonly submitLabel?: string;
  /** Default false; where true it can be filled in but not submitted. */
  readonly disabled?: boolean;
  /** Suggests values for a property at the top. */
  readonly suggest?: Suggest;
  /** More buttons, after the one that submits. */
  readonly children?: ComponentChildren;
}

/** The controls to which a fault leads. */
const FAULTY = `[aria-invalid="true"], .group[data-invalid="true"] :is(input, select, button)`;

/** A form made from a JSON Schema, with the value as JSON for whoever prefers that. */
export function SchemaForm(props: SchemaFormProps) {
  const { schema, onSubmit, submitLabel = "Submit", disabled = false, suggest, children } = props;
  const value = useFilled(props);
  const [look, setLook] = useState<Look>("form");
  const form = useRef<HTMLFormElement>(null);
  const { contents, attempt, unchecked, faults, hasPlace } = useForm({ schema, value, suggest });

  const submit = (event: Event): void => {
    event.preventDefault();
    const { value: filled } = value;
    if (disabled) return;
    if (attempt() && isRecord(filled)) onSubmit(filled);
    else queueMicrotask(() => form.current?.querySelector<HTMLElement>(FAULTY)?.focus());
  };
  return (
    <FormContext.Provider value={contents}>
      <form
        ref={form}
        class="schema-form"
        noValidate
        onSubmit={submit}
        onKeyDownCapture={(event) => isSubmitKey(event) && submit(event)}
      >
        <FormFields look={look} schema={schema} value={value} />
        {unchecked !== undefined && <p class="hint">Not checked here: {unchecked}</p>}
        <div class="actions">
          <Button type="submit" look="primary" disabled={disabled}>
            {submitLabel}
          </Button>
          {children}
          <FormLook look={look} onLook={setLook} />
        </div>
        <FaultSummary faults={faults} hasPlace={hasPlace} />
      </form>
    </FormContext.Provider>
  );
}

/** The signal that holds the value, filled with what the schema starts from. */
function useFilled({ schema, value }: SchemaFormProps): Signal<JsonValue | undefined> {
  const own = useSignal<JsonValue | undefined>(undefined);
  const held = value ?? own;
  if (held.peek() === undefined) held.value = initialValue(schema, schema) ?? {};
  return held;
}

function isSubmitKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === "Enter" && (ctrlKey || metaKey);
}
