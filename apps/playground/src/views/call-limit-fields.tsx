import { Field } from "@mcp-actors/ui";
import type { Signal } from "@preact/signals";
import type { CallLimits } from "../host/call-row.ts";

/** What the fields edit. */
export interface CallLimitFieldsProps {
  readonly limits: Signal<CallLimits>;
}

const FIELDS = [
  ["timeout", "Idle time-out, ms", "60000", "Longest silence; progress restarts it"],
  ["maxTotalTimeout", "Total time-out, ms", "3600000", "However much progress there is"],
] as const;

/** How long a call may take. */
export function CallLimitFields({ limits }: CallLimitFieldsProps) {
  return (
    <div class="limits">
      {FIELDS.map(([name, label, placeholder, hint]) => (
        <Field key={name} label={label} hint={hint}>
          {(attributes) => (
            <input
              {...attributes}
              type="number"
              min={0}
              step={100}
              placeholder={placeholder}
              value={limits.value[name] ?? ""}
              onInput={({ currentTarget }) => {
                const { valueAsNumber: ms } = currentTarget;
                limits.value = { ...limits.value, [name]: ms >= 0 ? ms : undefined };
              }}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
