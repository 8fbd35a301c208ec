import type { Facts } from "@mcp-actors/transport";
import { expect, test } from "vitest";
import { Audience } from "../../src/changes/audience.ts";
import type { Change } from "../../src/changes/change.ts";
import { memoryBus } from "../../src/changes/change-bus.ts";
import type { Listener } from "../../src/changes/listener.ts";

/** Somebody who notes whatever they are asked about. */
class Noting implements Listener {
  readonly heard: Change[] = [];
  readonly facts: Facts;
  resources: string[];

  constructor(resources: string[] = [], principal = "local") {
    this.resources = resources;
    this.facts = { principal };
  }

  hear(change: Change): void {
    this.heard.push(change);
  }

  end(): void {}
}

const [A, ESCAPED, B] = ["file:///a", "file:///%61", "file:///b"];

function audienceOf(...listeners: readonly Listener[]): Audience {
  const audience = new Audience(memoryBus(), () => {});
  for (const listener of listeners) audience.add(listener);
  return audience;
}

test("asks those alone about a resource who follow it", () => {
  const [one, other, none] = [new Noting([A]), new Noting([B]), new Noting()];
  const audience = audienceOf(one, other, none);

  audience.publish({ resource: A });

  expect([one, other, none].map(({ heard }) => heard)).toEqual([[{ resource: A }], [], []]);
});

test("tells each of a resource by the URI that it wrote", () => {
  const [plain, escaped] = [new Noting([A]), new Noting([ESCAPED])];
  const audience = audienceOf(plain, escaped);

  audience.publish({ resource: ESCAPED });

  expect([plain, escaped].flatMap(({ heard }) => heard)).toEqual([
    { resource: A },
    { resource: ESCAPED },
  ]);
});

test("tells those of another principal nothing, of a resource as of a list", () => {
  const [ada, bob] = [new Noting([A], "ada"), new Noting([A], "bob")];
  const audience = audienceOf(ada, bob);

  audience.publish({ resource: A, principal: "ada" });
  audience.publish({ list: "tools", principal: "ada" });

  expect([ada, bob].map(({ heard }) => heard.length)).toEqual([2, 0]);
});

test("goes on telling of a resource that a listener followed under two URIs, by the one that is left", () => {
  const listener = new Noting([A]);
  const audience = audienceOf(listener);
  listener.resources = [A, ESCAPED];
  audience.follow(ESCAPED, listener);
  listener.resources = [A];
  audience.unfollow(ESCAPED, listener);

  audience.publish({ resource: A });
  listener.resources = [];
  audience.unfollow(A, listener);
  audience.publish({ resource: A });

  expect(listener.heard).toEqual([{ resource: A }]);
});

test("tells nothing to who left, nor to who follows something afterwards", () => {
  const listener = new Noting([A]);
  const audience = audienceOf(listener, new Noting());
  audience.remove(listener);
  audience.follow(B, listener);

  audience.publish({ resource: A });
  audience.publish({ resource: B });

  expect(listener.heard).toEqual([]);
});
