import { announce, Button } from "@mcp-actors/ui";
import { useEffect } from "preact/hooks";
import { seen } from "../store/seen.ts";
import { showPanel, wish } from "../store/store.ts";
import { questionsIn } from "../views/questions-in.ts";

/** Says how many questions wait, while any do, and leads to them. */
export function QuestionsButton() {
  const count = questionsIn(seen.source).length;
  const isShown = wish.value.panel === "questions";
  useEffect(() => {
    if (count > 0) announce(words(count));
  }, [count]);
  if (count === 0 && !isShown) return null;
  return (
    <Button
      icon="question"
      class="questions"
      data-open={count > 0}
      aria-pressed={isShown}
      onClick={() => showPanel(isShown ? "chart" : "questions")}
    >
      {words(count)}
    </Button>
  );
}

function words(count: number): string {
  return count === 1 ? "1 question" : `${count} questions`;
}
