import { Button, JsonView } from "@mcp-actors/ui";
import { type Signal, useSignal } from "@preact/signals";
import { drive } from "../store/store.ts";
import { type CallDraft, callDraft } from "./call-draft.ts";

/** What a request that is edited shows. */
export interface RawCallProps {
  readonly draft: CallDraft;
}

/** A request as method and JSON, to be edited and sent. */
export function RawCall({ draft }: RawCallProps) {
  const method = useSignal(draft.method);
  const text = useSignal(JSON.stringify(draft.params, null, 2));
  const result = useSignal<unknown>(undefined);
  const problem = useSignal("");
  const send = async (): Promise<void> => {
    problem.value = "";
    try {
      const params = JSON.parse(text.value);
      result.value = await drive(draft.target, { do: "call", method: method.value, params });
    } catch (error) {
      problem.value = error instanceof Error ? error.message : String(error);
    }
  };
  return (
    <form
      class="raw-call"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label>
        Method
        <input value={method.value} onInput={write(method)} />
      </label>
      <label>
        Parameters
        <textarea
          class="code"
          rows={10}
          spellcheck={false}
          value={text.value}
          onInput={write(text)}
        />
      </label>
      <div class="actions">
        <Button type="submit" look="primary">
          Send
        </Button>
        <Button
          onClick={() => {
            callDraft.value = undefined;
          }}
        >
          Choose a tool instead
        </Button>
      </div>
      {problem.value !== "" && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      {result.value !== undefined && <JsonView value={result.value} label="result" />}
    </form>
  );
}

function write(into: Signal<string>) {
  return ({ currentTarget }: Event): void => {
    const isField =
      currentTarget instanceof HTMLInputElement || currentTarget instanceof HTMLTextAreaElement;
    if (isField) into.value = currentTarget.value;
  };
}
