import { Button, showToast } from "@mcp-actors/ui";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { seen } from "../store/seen.ts";
import { wish } from "../store/store.ts";
import { copyTest, saveTest, testText } from "./make-test.ts";
import { ReplaySection } from "./replay-section.tsx";
import { replayScope, replayTarget, writtenTarget } from "./replay-settings.ts";

/** How much of a test is shown, in characters. */
const SHOWN = 6_000;

/** Requests as a file of Vitest: seen, copied or saved. */
export function TestSection() {
  const preview = useSignal("");
  const scope = replayScope.value;
  const target = replayTarget.value;
  // What is looked at beside changes nothing.
  const chosen = scope === "selected" ? seen.detail?.selection.key : wish.value.filter;
  useEffect(() => {
    let isWanted = true;
    testText().then(
      (text) => {
        if (isWanted) preview.value = text;
      },
      (error: Error) => showToast(error.message, "error"),
    );
    return () => {
      isWanted = false;
    };
  }, [scope, target, chosen]);
  const text = preview.value;
  return (
    <ReplaySection
      icon="braces"
      title="As a Vitest test"
      says="Makes each request again and expects what was recorded. It runs as it is."
    >
      <label class="target">
        Server
        <input
          value={target}
          spellcheck={false}
          title="A URL, a command, or a module and what it exports: ./server.ts#server"
          onInput={({ currentTarget }) => {
            writtenTarget.value = currentTarget.value;
          }}
        />
      </label>
      <pre class="preview">
        {text.slice(0, SHOWN)}
        {text.length > SHOWN && "…"}
      </pre>
      <div class="actions">
        <Button icon="copy" look="primary" onClick={() => void copyTest()}>
          Copy test
        </Button>
        <Button icon="download" onClick={() => void saveTest()}>
          Save test
        </Button>
      </div>
    </ReplaySection>
  );
}
