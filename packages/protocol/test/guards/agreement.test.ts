import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  isCreateMessageParams,
  isCreateMessageResult,
  isElicitParams,
  isElicitResult,
  isListRootsResult,
} from "../../src/client-features/index.ts";
import { isMessage } from "../../src/client-features/is-message.ts";
import {
  isCallToolResult,
  isContentBlock,
  isLoggingLevel,
  isProgressParams,
} from "../../src/index.ts";
import { schemaOf } from "../../src/schema/index.ts";
import { generate } from "../official/generate.ts";
import { type JsonSchema, withoutOpenFields } from "../official/json-schema.ts";
import { mutations } from "../official/mutations.ts";
import { OFFICIAL_VERSIONS } from "../official/official-schema.ts";
import { randomFrom } from "../official/random.ts";

interface Case {
  readonly guard: (value: unknown) => boolean;
  readonly definition: string;
  /** Where the guard is as strict as the schema; elsewhere it may be laxer. */
  readonly strict: RegExp;
}

const CASES: readonly Case[] = [
  { guard: isCallToolResult, definition: "CallToolResult", strict: /^(content|isError)$/ },
  { guard: isContentBlock, definition: "TextContent", strict: /^text$/ },
  { guard: isContentBlock, definition: "ImageContent", strict: /^(data|mimeType)$/ },
  { guard: isContentBlock, definition: "AudioContent", strict: /^(data|mimeType)$/ },
  { guard: isContentBlock, definition: "ResourceLink", strict: /^(uri|name)$/ },
  {
    guard: isContentBlock,
    definition: "EmbeddedResource",
    strict: /^resource(\.(uri|text|blob))?$/,
  },
  { guard: isContentBlock, definition: "ToolUseContent", strict: /^(id|name|input)$/ },
  { guard: isContentBlock, definition: "ToolResultContent", strict: /^(toolUseId|content)$/ },
  {
    guard: isCreateMessageParams,
    definition: "CreateMessageRequestParams",
    strict: /^(messages(\.\d+(\.role)?)?|maxTokens|systemPrompt|includeContext|temperature)$/,
  },
  {
    guard: isCreateMessageResult,
    definition: "CreateMessageResult",
    strict: /^(role|model|stopReason)$/,
  },
  {
    guard: isElicitParams,
    definition: "ElicitRequestParams",
    strict: /^(message|mode|url|requestedSchema(\.(type|properties|required(\.\d+)?))?)$/,
  },
  { guard: isElicitResult, definition: "ElicitResult", strict: /^action$/ },
  { guard: isListRootsResult, definition: "ListRootsResult", strict: /^roots(\.\d+(\.name)?)?$/ },
  { guard: isLoggingLevel, definition: "LoggingLevel", strict: /^$/ },
  { guard: isMessage, definition: "SamplingMessage", strict: /^role$/ },
  {
    guard: isProgressParams,
    definition: "ProgressNotificationParams",
    strict: /^(progressToken|progress|total)$/,
  },
];

const ROWS = CASES.flatMap((row) =>
  OFFICIAL_VERSIONS.flatMap((version) => {
    const schema = schemaOf(version)?.definitions.get(row.definition);
    return schema === undefined ? [] : [{ ...row, name: row.guard.name, version, schema }];
  }),
);

const seeds = fc.record({ seed: fc.integer(), optional: fc.constantFrom(0, 0.5, 1) });

describe.each(ROWS)("$name and $definition of $version", ({ guard, schema, strict }) => {
  const root = knownOf(schema);
  const generated = ({ seed, optional }: { readonly seed: number; readonly optional: number }) =>
    generate(root, { root, random: randomFrom(seed), optional });

  test("the guard takes what the schema takes", () => {
    const property = fc.property(seeds, (seed) => {
      const value = generated(seed);
      const taken = mutations(value).filter((damaged) => schema.safeParse(damaged.value).success);

      expect(guard(value)).toBe(true);
      expect(taken.filter((damaged) => !guard(damaged.value))).toEqual([]);
    });
    fc.assert(property, { numRuns: 15 });
  });

  test("the guard refuses what the schema refuses, where it looks", () => {
    const property = fc.property(seeds, (seed) => {
      const wrong = mutations(generated(seed)).filter(
        ({ path, value }) => strict.test(path) && !schema.safeParse(value).success,
      );

      expect(wrong.filter(({ value }) => guard(value))).toEqual([]);
    });
    fc.assert(property, { numRuns: 15 });
  });
});

test("the guard of every definition looks at something in every revision that has it", () => {
  const idle = ROWS.filter(({ schema, strict }) => {
    const root = knownOf(schema);
    const values = [1, 2, 3, 4, 5].map((seed) =>
      generate(root, { root, random: randomFrom(seed), optional: 1 }),
    );
    return !values.flatMap(mutations).some(({ path }) => strict.test(path));
  });

  expect(idle).toEqual([]);
});

/** What a schema says of the fields that its revision knows. */
function knownOf(schema: z.ZodType): JsonSchema {
  return withoutOpenFields(z.toJSONSchema(schema) as JsonSchema);
}
