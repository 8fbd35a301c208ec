import { messageOf } from "@mcp-actors/protocol";
import { Button, SamplingCard, showToast } from "@mcp-actors/ui";
import { useSignal } from "@preact/signals";
import type { QuestionOf } from "../host/question.ts";
import { usePlayground } from "../page/use-playground.ts";

/** What a sampling question shows. */
export interface SamplingQuestionProps {
  readonly question: QuestionOf<"sampling">;
  readonly from: string;
}

/** A server's wish for a model's message, which the person writes or has the storyteller write. */
export function SamplingQuestion({ question, from }: SamplingQuestionProps) {
  const { answering } = usePlayground();
  const answer = useSignal("");
  const isWriting = useSignal(false);
  const { params, signal } = question;
  const letItAnswer = async () => {
    isWriting.value = true;
    try {
      question.answer(await answering.storyteller(params, { signal }));
    } catch (error) {
      showToast(messageOf(error), "error");
    } finally {
      isWriting.value = false;
    }
  };
  return (
    <SamplingCard
      request={params}
      from={from}
      answer={answer}
      onApprove={(text) =>
        question.answer({
          role: "assistant",
          content: { type: "text", text },
          model: "a person",
          stopReason: "endTurn",
        })
      }
      onDecline={() => question.refuse("The person declined to sample")}
    >
      <Button icon="model" disabled={isWriting.value} onClick={() => void letItAnswer()}>
        {isWriting.value ? "The storyteller writes" : "Let the storyteller answer"}
      </Button>
      <label class="option">
        <input
          type="checkbox"
          checked={answering.answersSampling.value}
          onChange={({ currentTarget }) => {
            answering.answersSampling.value = currentTarget.checked;
            if (currentTarget.checked) void letItAnswer();
          }}
        />
        always
      </label>
    </SamplingCard>
  );
}
