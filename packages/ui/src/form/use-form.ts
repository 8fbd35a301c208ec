import { type Signal, useSignal } from "@preact/signals";
import { useCallback, useMemo } from "preact/hooks";
import type { JsonValue } from "../json/json-value.ts";
import { createCheck } from "../schema/check.ts";
import type { Fault } from "../schema/fault.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import type { FormContents, Suggest } from "./form-context.ts";
import { SchemaField } from "./schema-field.tsx";
import { useKeyed } from "./use-keyed.ts";

/** What a form is about. */
export interface FormOptions {
  readonly schema: JsonSchema;
  readonly value: Signal<JsonValue | undefined>;
  readonly suggest: Suggest | undefined;
}

/** A form in use. */
export interface Form {
  readonly contents: FormContents;
  /** What keeps it from being submitted, once somebody has tried. */
  readonly faults: readonly Fault[];
  /** Whether a field stands for a pointer and says what is wrong there. */
  readonly hasPlace: (pointer: string) => boolean;
  /** Why the value cannot be checked here; absent where it can. */
  readonly unchecked: string | undefined;
  /** Whether the value may be submitted; shows every fault where it may not. */
  readonly attempt: () => boolean;
}

/** What the fields of a form share: faults, which of them are to be seen, which alternatives are meant. */
export function useForm({ schema, value, suggest }: FormOptions): Form {
  const check = useMemo(() => createCheck(schema), [schema]);
  const visited = useSignal<ReadonlySet<string>>(new Set());
  const isAttempted = useSignal(false);
  const [chosen, choose] = useKeyed<number>();
  const [drafts, setDraftFault] = useKeyed<string>();
  const [places, setPlace] = useKeyed<true>();

  const findings = check(value.value, chosen.value);
  const faults = new Map(findings.faults.map(({ pointer, text }) => [pointer, text]));
  // What cannot be read is the cause of what is missing.
  for (const [pointer, text] of drafts.value) faults.set(pointer, text);

  const visit = useCallback((pointer: string) => {
    if (!visited.peek().has(pointer)) visited.value = new Set([...visited.peek(), pointer]);
  }, []);
  const faultAt = (pointer: string): string | undefined =>
    isAttempted.value || visited.value.has(pointer) ? faults.get(pointer) : undefined;
  const attempt = (): boolean => {
    isAttempted.value = true;
    return faults.size === 0;
  };
  return {
    contents: {
      ...{ root: schema, SchemaField, suggest, faultAt },
      ...{ visit, setPlace, choose, setDraftFault },
    },
    hasPlace: (pointer) => places.value.has(pointer),
    faults: isAttempted.value ? [...faults].map(([pointer, text]) => ({ pointer, text })) : [],
    unchecked: findings.unchecked,
    attempt,
  };
}
