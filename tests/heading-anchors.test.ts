import { expect, test } from "vitest";
import { headingAnchors } from "./heading-anchors.ts";

test.each([
  ["words", "## Several processes", ["several-processes"]],
  ["punctuation and code", "### `once`, and what it's for", ["once-and-what-its-for"]],
  ["a link", "# [States](states.md) of all", ["states-of-all"]],
  ["the same twice", "# One\n\n## One", ["one", "one-1"]],
  ["none in code", "```sh\n# not this\n```\n\n# This", ["this"]],
])("a heading with %s is linked by what a host makes of it", (_what, page, anchors) => {
  expect([...headingAnchors(page)]).toEqual(anchors);
});
