import assert from "node:assert/strict";
import type { Check } from "../../scripts/check.ts";
import { type Site, servePage } from "../page/serve-page.ts";
import { perform, type Stage } from "../stage.ts";

const ANSWERED = [{ type: "text", text: "Hello, Ada" }];

/** A page and a server in a frame of another origin, which post to one another. */
export function windowChannels({ browser, site }: Stage): readonly Check[] {
  const page = originOf(site);
  const embedding = (
    title: string,
    { name = "embed", era = "auto", parent = page, expects }: Embedding,
    came: (result: unknown) => void,
  ): Check => ({
    title,
    run: async () => {
      await using frames = await servePage();
      const frame = originOf(frames);
      const url = `${frame}/frame?${new URLSearchParams({ parent })}`;
      const args = [expects ?? frame, `${frame}/frame`];
      came(await perform(browser, page, { name, place: { url, era }, args }));
    },
  });
  const answers = (revision: string) => (result: unknown) =>
    assert.deepEqual(result, { revision, content: ANSWERED, heard: [] });
  const staysSilent = (result: unknown) => assert.match(String(result), /No answer to|within/);
  return [
    ...["2026-07-28", "2025-11-25"].map((era) =>
      embedding(
        `a page answers a server in a frame of another origin, in ${era}`,
        { era },
        answers(era),
      ),
    ),
    embedding(
      "a page does not hear a frame of an origin that it does not expect",
      { expects: "http://other.test" },
      staysSilent,
    ),
    embedding(
      "a frame does not hear a page of a foreign origin",
      { parent: "http://other.test" },
      staysSilent,
    ),
    embedding(
      "a page does not hear what another frame posts",
      { name: "embedBesideIntruder" },
      answers("2026-07-28"),
    ),
  ];
}

/** How a page and a frame take each other. */
interface Embedding {
  readonly name?: string;
  readonly era?: string;
  /** The origin that the frame lets in; default that of the page. */
  readonly parent?: string;
  /** The origin that the page expects in the frame; default the one that it has. */
  readonly expects?: string;
}

function originOf({ port }: Site): string {
  return `http://127.0.0.1:${port}`;
}
