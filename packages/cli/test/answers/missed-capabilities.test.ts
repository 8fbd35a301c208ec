import { expect, test } from "vitest";
import { missedCapabilities } from "../../src/answers/missed-capabilities.ts";

test.each<[text: string, missed: readonly string[]]>([
  ["Client did not declare sampling, which the request needs", ["sampling"]],
  ["Client did not declare elicitation.form, which the request needs", ["elicitation"]],
  ["Client does not support form elicitation.", ["elicitation"]],
  ["Client does not support listing roots (required for roots/list)", ["roots"]],
  ["client doesn't support elicitation or sampling", ["elicitation", "sampling"]],
  ["Client did not answer elicitation/create: This client cannot be asked", ["elicitation"]],
  ["Client did not answer sampling/createMessage: This client does not sample", ["sampling"]],
  ["MCP error -32601: This client has no roots", ["roots"]],
])("%j misses %j", (text, missed) => {
  expect(missedCapabilities(text)).toEqual(missed);
});

test.each([
  ["Client did not answer elicitation/create: It was declined"],
  ["The sampling rate is too low"],
  ["No roots of this equation are real"],
  ["Client does not exist\nSampling begins"],
  [""],
])("%j misses nothing", (text) => {
  expect(missedCapabilities(text)).toEqual([]);
});
