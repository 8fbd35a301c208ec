// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { RequestList, RequestRow, type RequestView } from "../../src/index.ts";
import { find, show, tick, wordsOf } from "../page.ts";

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(240);
  return () => vi.restoreAllMocks();
});

const story: RequestView = {
  ...{ key: "1", method: "tools/call", label: "story", direction: "outbound" },
  ...{ state: "completed", startedAt: 1_000, endedAt: 2_380 },
};

describe("a request row", () => {
  test("says the state, the direction, the method, what it is of and how long it took", async () => {
    const root = await show(<RequestRow request={story} />);

    expect(wordsOf(root)).toBe("completedoutboundtools/callstory1.38 s");
  });

  test.each<[Partial<RequestView>, string]>([
    [{ state: "failed", note: "Boom" }, "Boom"],
    [{ state: "progressing", progress: { progress: 3, total: 4, message: "half" } }, "3/4 half"],
    [{ state: "progressing", progress: { progress: 3 } }, "3"],
    [{ state: "completed", progress: { progress: 3 } }, ""],
  ])("with %j notes %j", async (part, note) => {
    await show(<RequestRow request={{ ...story, ...part }} />);

    expect(wordsOf(find(".note"))).toBe(note);
  });

  test("draws a piece for each state it was in, and a cap where it ended", async () => {
    const phases = [
      { state: "pending", from: 1_000 },
      { state: "progressing", from: 1_345 },
    ] as const;
    await show(<RequestRow request={{ ...story, phases }} />);

    const pieces = [...document.querySelectorAll<HTMLElement>(".piece")];
    expect(pieces.map(({ dataset, style }) => [dataset["state"], style.left, style.width])).toEqual(
      [
        ["pending", "0%", "25%"],
        ["progressing", "25%", "75%"],
      ],
    );
    expect(find(".cap").style.left).toBe("100%");
  });

  test("has no cap while it is live", async () => {
    await show(<RequestRow request={{ ...story, state: "pending", endedAt: undefined }} />);

    expect(document.querySelector(".cap")).toBeNull();
  });
});

describe("a request list", () => {
  test("has more at the end of each row in sight, where there is more", async () => {
    const renderAside = ({ key }: RequestView, index: number) => <i>{`${key} at ${index}`}</i>;
    const requests = [story, { ...story, key: "2" }];
    await show(<RequestList requests={requests} renderAside={renderAside} />);

    const asides = [...document.querySelectorAll(".row-aside")].map((aside) => aside.textContent);
    expect(asides).toEqual(["1 at 0", "2 at 1"]);

    await show(<RequestList requests={requests} />);
    expect(document.querySelector(".row-aside")).toBeNull();
  });

  test("asks only for the requests in sight", async () => {
    const at = vi.fn((index: number) => ({ ...story, key: String(index) }));

    await show(<RequestList requests={{ length: 1_000_000, at }} />);

    expect(new Set(at.mock.calls.map(([index]) => index)).size).toBeLessThan(30);
    expect(at).toHaveBeenCalledWith(999_999);
  });

  test("tells which request is selected", async () => {
    const onSelect = vi.fn();
    const requests = [story, { ...story, key: "2", label: "crunch" }];
    await show(<RequestList requests={requests} onSelect={onSelect} />);

    await tick(document.querySelectorAll<HTMLElement>("[role=option]")[1] as HTMLElement);

    expect(onSelect).toHaveBeenCalledExactlyOnceWith(requests[1], 1);
  });

  test("draws all bars on one stretch of time", async () => {
    const later = { ...story, key: "2", startedAt: 2_380, endedAt: 3_760 };
    await show(<RequestList requests={[story, later]} />);

    const pieces = [...document.querySelectorAll<HTMLElement>(".piece")];
    expect(pieces.map(({ style }) => [style.left, style.width])).toEqual([
      ["0%", "50%"],
      ["50%", "50%"],
    ]);
  });

  test("says that there is nothing yet", async () => {
    const root = await show(<RequestList requests={[]} />);

    expect(wordsOf(root)).toBe("No requests yet");
  });
});
