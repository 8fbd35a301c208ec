// @vitest-environment happy-dom
import { describe, expect, test, vi } from "vitest";
import { ElicitationCard } from "../../src/index.ts";
import { find, labelled, press, show, type, wordsOf } from "../page.ts";

async function ask() {
  const onAnswer = vi.fn();
  const schema = {
    type: "object",
    properties: { size: { type: "integer", minimum: 1 } },
    required: ["size"],
  };
  await show(
    <ElicitationCard
      from="booking"
      message="How many?"
      requestedSchema={schema}
      onAnswer={onAnswer}
    />,
  );
  return onAnswer;
}

describe("a question with a form", () => {
  test("says who asks what", async () => {
    await ask();

    expect(wordsOf(find(".from"))).toBe("booking");
    expect(wordsOf(find(".message"))).toBe("How many?");
  });

  test("is accepted with an answer that fits", async () => {
    const onAnswer = await ask();
    await type(labelled("size"), "0");
    await press("Accept");
    expect(onAnswer).not.toHaveBeenCalled();

    await type(labelled("size"), "4");
    await press("Accept");

    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { size: 4 } });
  });

  test.each([
    ["Decline", "decline"],
    ["Cancel", "cancel"],
  ])("is refused by %s, whatever is filled in", async (label, action) => {
    const onAnswer = await ask();
    await type(labelled("size"), "4");

    await press(label);

    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action });
  });
});
