import { describe, expect, test } from "vitest";
import { ErrorCode, findRevision, REVISIONS, type Revision } from "../../src/index.ts";

const CONTENT = ["text", "image", "resource", "audio", "resource_link"];

const FIRST: Omit<Revision, "version"> = {
  era: "legacy",
  batches: false,
  errorsWithoutId: false,
  polling: false,
  structuredContent: "none",
  contentKinds: new Set(CONTENT.slice(0, 3)),
  elicitationModes: new Set(),
  argumentErrorsAreResults: false,
  resourceNotFound: ErrorCode.ResourceNotFound,
  completionsAreDeclared: false,
};

/** What each revision has, beside the first one. */
const ROWS: readonly (Partial<Revision> & Pick<Revision, "version">)[] = [
  { version: "2024-11-05" },
  {
    version: "2025-03-26",
    batches: true,
    contentKinds: new Set(CONTENT.slice(0, 4)),
    completionsAreDeclared: true,
  },
  {
    version: "2025-06-18",
    structuredContent: "object",
    contentKinds: new Set(CONTENT),
    elicitationModes: new Set(["form"]),
    completionsAreDeclared: true,
  },
  {
    version: "2025-11-25",
    errorsWithoutId: true,
    polling: true,
    structuredContent: "object",
    contentKinds: new Set(CONTENT),
    elicitationModes: new Set(["form", "url"]),
    argumentErrorsAreResults: true,
    completionsAreDeclared: true,
  },
  {
    version: "2026-07-28",
    era: "modern",
    errorsWithoutId: true,
    structuredContent: "any",
    contentKinds: new Set(CONTENT),
    elicitationModes: new Set(["form", "url"]),
    argumentErrorsAreResults: true,
    resourceNotFound: ErrorCode.InvalidParams,
    completionsAreDeclared: true,
  },
];

describe("a revision is what its text says", () => {
  test.each(ROWS)("$version", (row) => {
    expect(findRevision(row.version)).toEqual({ ...FIRST, ...row });
  });

  test("there is a row for each", () => {
    const versions = REVISIONS.map(({ version }) => version);

    expect(ROWS.map(({ version }) => version).sort()).toEqual([...versions].sort());
  });
});

test.each(["", "2024-11-5", "constructor", "DRAFT"])("there is no revision %j", (version) => {
  expect(findRevision(version)).toBeUndefined();
});
