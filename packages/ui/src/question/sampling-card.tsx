import type { CreateMessageRequestParams } from "@mcp-actors/protocol";
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { MessagesView } from "../call/messages-view.tsx";
import { JsonView } from "../json/json-view.tsx";
import { Button } from "../part/button.tsx";
import { Field } from "../part/field.tsx";
import { QuestionCard } from "./question-card.tsx";

/** What a sampling card asks. */
export interface SamplingCardProps {
  /** The params of `sampling/createMessage`. */
  readonly request: CreateMessageRequestParams;
  /** Who asks, as this page knows them. */
  readonly from?: string;
  /** The answer, as a person writes it or a model does. */
  readonly answer?: Signal<string>;
  /** Called with the text of the answer. */
  readonly onApprove: (text: string) => void;
  readonly onDecline: () => void;
  /** More buttons, as one that lets a model write the answer. */
  readonly children?: ComponentChildren;
}

/** A server's wish for a model's message: shows what the model would be given, and lets the person write or change the answer. */
export function SamplingCard(props: SamplingCardProps) {
  const { request, from, onApprove, onDecline, children } = props;
  const own = useSignal("");
  const answer = props.answer ?? own;
  const { messages, systemPrompt, ...wishes } = request;
  return (
    <QuestionCard icon="model" title="The server asks for a model's answer" from={from}>
      {systemPrompt !== undefined && <p class="system-prompt">{systemPrompt}</p>}
      <MessagesView messages={messages} />
      <details>
        <summary>What else it wishes</summary>
        <JsonView value={wishes} />
      </details>
      <Field label="Answer" hint="Sent to the server as the model's message">
        {({ required: _required, ...attributes }) => (
          <textarea
            {...attributes}
            rows={4}
            value={answer.value}
            onInput={({ currentTarget }) => {
              answer.value = currentTarget.value;
            }}
          />
        )}
      </Field>
      <div class="actions">
        <Button
          look="primary"
          disabled={answer.value === ""}
          onClick={() => onApprove(answer.peek())}
        >
          Approve
        </Button>
        {children}
        <Button onClick={onDecline}>Decline</Button>
      </div>
    </QuestionCard>
  );
}
