import { expect, test } from "vitest";
import { tellChange } from "../../src/page/tell-change.ts";

test.each([
  { added: ["a"], removed: [], altered: [], text: "Pocket: tools listed anew: + a" },
  {
    added: ["a", "b", "c"],
    removed: ["z"],
    altered: ["d"],
    text: "Pocket: tools listed anew: + a, b and 1 more, − z, changed d",
  },
])(
  "$added that came, $removed that went and $altered that changed are told as $text",
  ({ text, ...change }) => {
    expect(tellChange("Pocket", { list: "tools", ...change })).toBe(text);
  },
);
