// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { describe, expect, test, vi } from "vitest";
import { SamplingCard } from "../../src/index.ts";
import { button, find, labelled, press, show, type, wordsOf } from "../page.ts";

async function ask(answer = signal("")) {
  const onApprove = vi.fn();
  const onDecline = vi.fn();
  const request = {
    systemPrompt: "You are brief",
    messages: [
      { role: "user", content: { type: "text", text: "Sum it up" } },
      { role: "assistant", content: [{ type: "text", text: "What?" }] },
    ],
    maxTokens: 100,
    temperature: 0.4,
  } as const;
  await show(
    <SamplingCard request={request} answer={answer} onApprove={onApprove} onDecline={onDecline} />,
  );
  return { onApprove, onDecline };
}

describe("a wish for a model's answer", () => {
  test("shows what the model would be given", async () => {
    await ask();

    expect(wordsOf(find(".system-prompt"))).toBe("You are brief");
    expect([...document.querySelectorAll(".messages > li")].map(wordsOf)).toEqual([
      "userSum it up",
      "assistantWhat?",
    ]);
    expect(wordsOf(find("details"))).toContain("maxTokens: 100");
  });

  test("is approved with the text that the person wrote", async () => {
    const { onApprove } = await ask();
    expect(button("Approve").hasAttribute("disabled")).toBe(true);

    await type(labelled("Answer"), "Done");
    await press("Approve");

    expect(onApprove).toHaveBeenCalledExactlyOnceWith("Done");
  });

  test("can be changed where a model wrote it", async () => {
    const answer = signal("From a model");
    const { onApprove } = await ask(answer);
    expect(labelled("Answer").value).toBe("From a model");

    await type(labelled("Answer"), "From a model, mended");
    await press("Approve");

    expect(onApprove).toHaveBeenCalledExactlyOnceWith("From a model, mended");
  });

  test("is declined", async () => {
    const { onDecline } = await ask();

    await press("Decline");

    expect(onDecline).toHaveBeenCalledOnce();
  });
});
