// @vitest-environment happy-dom
import { describe, expect, test, vi } from "vitest";
import { CallPanel, type CallSubject, type CallView } from "../../src/index.ts";
import { find, labelled, press, show, type, wordsOf } from "../page.ts";

const forecast: CallSubject = {
  kind: "tool",
  name: "forecast",
  title: "Forecast",
  description: "For a <b>city</b>",
  annotations: { readOnlyHint: true, openWorldHint: false },
  inputSchema: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
};

const ended: CallView = { state: "completed", startedAt: 1_000, endedAt: 1_025 };

async function panel(call?: CallView) {
  const onCall = vi.fn();
  const onCancel = vi.fn();
  const root = await show(
    <CallPanel subject={forecast} call={call} onCall={onCall} onCancel={onCancel} />,
  );
  return { onCall, onCancel, root };
}

describe("a call panel", () => {
  test("says what it calls and what is promised of it", async () => {
    await panel();

    expect(wordsOf(find("h3"))).toBe("toolForecastforecast");
    expect([...document.querySelectorAll(".badge")].map(wordsOf)).toEqual([
      "read-only",
      "closed world",
    ]);
    expect(wordsOf(find(".description"))).toBe("For a <b>city</b>");
  });

  test("calls with arguments that fit", async () => {
    const { onCall } = await panel();
    await press("Call");
    expect(onCall).not.toHaveBeenCalled();

    await type(labelled("city"), "Oslo");
    await press("Call");

    expect(onCall).toHaveBeenCalledExactlyOnceWith({ city: "Oslo" });
  });

  test.each([
    ["prompt", "Get"],
    ["resource", "Read"],
    ["template", "Read"],
  ] as const)("of a %s says %s", async (kind, verb) => {
    await show(<CallPanel subject={{ ...forecast, kind }} onCall={() => {}} />);

    expect(wordsOf(find("button[type=submit]"))).toBe(verb);
  });

  test.each(["queued", "pending", "progressing", "awaitingInput"] as const)(
    "cancels a call that is %s",
    async (state) => {
      const { onCancel } = await panel({ state, startedAt: 1_000 });

      await press("Cancel");

      expect(onCancel).toHaveBeenCalledOnce();
      expect(find(".outcome").getAttribute("aria-busy")).toBe("true");
    },
  );

  test.each(["completed", "failed", "timedOut", "cancelled", "lost", "refused"] as const)(
    "has nothing to cancel once the call is %s",
    async (state) => {
      const { root } = await panel({ ...ended, state });

      expect(wordsOf(root)).not.toContain("Cancel");
      expect(wordsOf(find(".standing"))).toMatch(/25 ms$/);
    },
  );

  test("shows how far a call has come", async () => {
    await panel({
      state: "progressing",
      startedAt: 0,
      progress: { progress: 3, total: 4, message: "turning" },
    });

    const bar = find("[role=progressbar]");
    expect(bar.getAttribute("aria-valuenow")).toBe("3");
    expect(bar.getAttribute("aria-valuemax")).toBe("4");
    expect(wordsOf(find(".progress"))).toBe("turning3 / 4");
  });

  test.each<[Partial<CallView>, string]>([
    [{ result: { content: [{ type: "text", text: "Sunny" }] } }, "Sunny"],
    [{ result: { content: [], isError: true } }, "The tool reports an error"],
    [{ result: { contents: [{ uri: "a://b", text: "x" }] } }, "a://bx"],
    [{ result: { contents: [5] } }, "5"],
    [{ result: { messages: [{ role: "user", content: { type: "text", text: "Hi" } }] } }, "userHi"],
    [{ result: { values: [] } }, "{1values: []0"],
    [{ result: "strange" }, '"strange"'],
    [{ state: "failed", error: { message: "No such city", code: -32602 } }, "No such city-32602"],
    [{ state: "failed", error: { message: "Boom", data: { why: 1 } } }, "Boom{1why: 1"],
  ])("shows %j", async (part, words) => {
    const { root } = await panel({ ...ended, ...part });

    expect(wordsOf(root)).toContain(words);
  });

  test("keeps nothing typed for one tool when it shows another", async () => {
    await panel();
    await type(labelled("city"), "Oslo");

    await show(<CallPanel subject={{ ...forecast, name: "other" }} onCall={() => {}} />);

    expect(labelled("city").value).toBe("");
  });
});
