import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Suggest } from "../form/form-context.ts";
import { SchemaForm } from "../form/schema-form.tsx";
import type { JsonRecord, JsonValue } from "../json/json-value.ts";
import { Button } from "../part/button.tsx";
import { isLive } from "../state/request-state.ts";
import { CallOutcomeView } from "./call-outcome-view.tsx";
import type { CallSubject } from "./call-subject.ts";
import type { CallView } from "./call-view.ts";
import { SubjectHeader } from "./subject-header.tsx";

/** What a call panel shows and does. */
export interface CallPanelProps {
  readonly subject: CallSubject;
  /** Holds the arguments while they are edited. */
  readonly value?: Signal<JsonValue | undefined>;
  /** The call that was made last; absent before the first. */
  readonly call?: CallView | undefined;
  /** Called with arguments that fit the schema. Calls may overlap: the button stays. */
  readonly onCall: (args: JsonRecord) => void;
  /** Cancels the call that is live; where absent, there is no button for it. */
  readonly onCancel?: (() => void) | undefined;
  readonly onReadResource?: ((uri: string) => void) | undefined;
  readonly suggest?: Suggest | undefined;
  /** Default false, as while there is no connection. */
  readonly disabled?: boolean;
  /** More controls beside the buttons. */
  readonly children?: ComponentChildren;
}

const VERBS = { tool: "Call", prompt: "Get", resource: "Read", template: "Read" } as const;

/** Calls one thing of a server: what it is, its arguments, and what came of the last call. */
export function CallPanel(props: CallPanelProps) {
  const { subject, value, call, onCall, onCancel, onReadResource, suggest, children } = props;
  const canCancel = call !== undefined && isLive(call.state) && onCancel !== undefined;
  return (
    <article class="call-panel" aria-label={subject.title ?? subject.name}>
      <SubjectHeader subject={subject} />
      <SchemaForm
        key={`${subject.kind} ${subject.name}`}
        schema={subject.inputSchema}
        submitLabel={VERBS[subject.kind]}
        disabled={props.disabled ?? false}
        onSubmit={onCall}
        {...(value !== undefined && { value })}
        {...(suggest !== undefined && { suggest })}
      >
        {canCancel && (
          <Button icon="stop" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {children}
      </SchemaForm>
      {call !== undefined && <CallOutcomeView call={call} onReadResource={onReadResource} />}
    </article>
  );
}
