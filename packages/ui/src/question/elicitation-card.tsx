import type { Signal } from "@preact/signals";
import { SchemaForm } from "../form/schema-form.tsx";
import type { JsonRecord, JsonValue } from "../json/json-value.ts";
import { Button } from "../part/button.tsx";
import type { JsonSchema } from "../schema/json-schema.ts";
import { QuestionCard } from "./question-card.tsx";

/** What a person answers to a form, as `elicitation/create` wants it. */
export type ElicitationAnswer =
  | { readonly action: "accept"; readonly content: JsonRecord }
  | { readonly action: "decline" | "cancel" };

/** What an elicitation card asks. */
export interface ElicitationCardProps {
  readonly message: string;
  readonly requestedSchema: JsonSchema;
  /** Who asks, as this page knows them. */
  readonly from?: string;
  /** Holds the answer while it is edited. */
  readonly value?: Signal<JsonValue | undefined>;
  readonly onAnswer: (answer: ElicitationAnswer) => void;
}

/** A server's question with a form: answered, declined, or turned away. */
export function ElicitationCard(props: ElicitationCardProps) {
  const { message, requestedSchema, from, value, onAnswer } = props;
  return (
    <QuestionCard icon="question" title="The server asks" from={from}>
      <p class="message">{message}</p>
      <SchemaForm
        schema={requestedSchema}
        submitLabel="Accept"
        onSubmit={(content) => onAnswer({ action: "accept", content })}
        {...(value !== undefined && { value })}
      >
        <RefusalButtons onAnswer={onAnswer} />
      </SchemaForm>
    </QuestionCard>
  );
}

/** What refusal buttons answer. */
export interface RefusalButtonsProps {
  readonly onAnswer: (answer: { readonly action: "decline" | "cancel" }) => void;
}

/** The two ways of not answering: saying no, and not saying anything. */
export function RefusalButtons({ onAnswer }: RefusalButtonsProps) {
  return (
    <>
      <Button onClick={() => onAnswer({ action: "decline" })}>Decline</Button>
      <Button look="quiet" onClick={() => onAnswer({ action: "cancel" })}>
        Cancel
      </Button>
    </>
  );
}
