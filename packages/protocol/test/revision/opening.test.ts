import { describe, expect, test } from "vitest";
import { type Offer, offer, REVISIONS } from "../../src/index.ts";
import { identity } from "./identity.ts";
import { legacy, modern } from "./openings.ts";

describe("what is sent first", () => {
  test.each<[Offer, string, string]>([
    ["auto", "server/discover", modern],
    ["modern", "server/discover", modern],
    ["legacy", "initialize", legacy],
    ...REVISIONS.map(({ version, era }): [Offer, string, string] => [
      version,
      era === "modern" ? "server/discover" : "initialize",
      version,
    ]),
  ])("offering %s it is %s, in %s", (which, method, revision) => {
    const dialect = offer(identity, which);

    expect(dialect.opening().method).toBe(method);
    expect(dialect.revision).toBe(revision);
  });

  test("initialize says who asks, for what, and in which revision", () => {
    expect(offer(identity, "2025-03-26").opening().params).toEqual({
      protocolVersion: "2025-03-26",
      capabilities: identity.capabilities,
      clientInfo: identity.info,
    });
  });

  test.each(["2023-01-01", "", "AUTO"])("a revision %j that nobody knows is refused", (which) => {
    expect(() => offer(identity, which)).toThrow(RangeError);
  });
});
