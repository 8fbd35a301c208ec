import { expect, test } from "vitest";
import { mermaidSequence } from "../../../page/src/exports/mermaid-sequence.ts";
import { mermaidStates } from "../../../page/src/exports/mermaid-states.ts";
import type { WireLine } from "../../../page/src/store/wire-line.ts";
import { DOOR } from "../chart/charts.ts";

test("writes a chart as a state diagram", () => {
  expect(mermaidStates(DOOR).split("\n")).toEqual([
    "stateDiagram-v2",
    "  [*] --> s_shut",
    '  state "shut" as s_shut',
    '  state "open" as s_open {',
    "    [*] --> s_open__wide",
    '    state "wide" as s_open__wide',
    '    state "ajar" as s_open__ajar',
    "  }",
    '  state "gone" as s_gone',
    "  s_gone --> [*]",
    "  s_shut --> s_open : push",
    "  s_open --> s_shut : pull",
    "  s_open --> s_shut : after long",
    "  s_open__wide --> s_open__ajar : push [isWindy]",
    "  s_open__wide --> s_open__wide : knock",
    "  s_shut --> s_gone : burn",
    "  s_open --> s_gone : burn",
  ]);
});

test("writes messages as a sequence, with nothing in them that means something there", () => {
  const head = { key: "k", id: "4", from: 0, to: 1, times: 1, size: 10 };
  const lines: WireLine[] = [
    { ...head, look: "request", label: "tools/call · a:b;c\nd" },
    { ...head, look: "progress", id: "", label: "progress 1/2", from: 1, to: 0, times: 3 },
    { ...head, look: "error", label: "error", from: 1, to: 0 },
  ];
  const columns = ["app", "server"].map((name) => ({
    ...{ key: name, name, role: "x", isSeen: true, isOver: false },
  }));
  expect(mermaidSequence(columns, lines).split("\n")).toEqual([
    "sequenceDiagram",
    "  participant p0 as app",
    "  participant p1 as server",
    "  p0->>p1: #35;4 tools/call · a#58;b#59;c d",
    "  p1-->>p0: progress 1/2 ×3",
    "  p1--xp0: #35;4 error",
  ]);
});
