import { VERSIONS } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import { askRevisions, type RevisionVisit } from "../../src/doctor/ask-revisions.ts";

const [NEWEST = "", NEXT = ""] = VERSIONS;

const refused: RevisionVisit = {
  account: undefined,
  refusal: "No",
  wasSilent: false,
  hiding: new Set(),
};
const silent: RevisionVisit = { ...refused, refusal: "No answer", wasSilent: true };
const hidden: RevisionVisit = { ...silent, hiding: new Set(["Loading "]) };

/** The revisions that a server is asked for which answers so, and the reason that the last one leaves. */
async function asked(answer: (revision: string) => RevisionVisit) {
  const revisions = await askRevisions({ onStep: () => {} }, async (one) => answer(one));
  return { names: revisions.map(({ revision }) => revision), reason: revisions.at(-1)?.reason };
}

test("asks for every revision that is refused", async () => {
  expect(await asked(() => refused)).toEqual({ names: VERSIONS, reason: "No" });
});

test("asks a server for older ones that is silent to the newest", async () => {
  const { names } = await asked((one) => (one === NEWEST ? silent : refused));

  expect(names).toEqual(VERSIONS);
});

test("asks for none older than one of the initialize era that is met with silence", async () => {
  expect(await asked(() => silent)).toEqual({
    names: [NEWEST, NEXT],
    reason: "No answer; none older was asked for",
  });
});

test("asks for no more where text hides the answer, and tells the text", async () => {
  expect(await asked(() => hidden)).toEqual({
    names: [NEWEST],
    reason:
      'its answer stands after "Loading " on one line, which is no message then; none older was asked for',
  });
});

test("takes no text for hiding the answer where one came", async () => {
  const { names, reason } = await asked(() => ({ ...refused, hiding: hidden.hiding }));

  expect(names).toEqual(VERSIONS);
  expect(reason).toBe("No");
});
