import type { HeaderFields } from "@mcp-actors/protocol/http";
import { type Challenge, httpLink } from "@mcp-actors/transport/http";
import { describe, expect, test } from "vitest";
import { Authorization } from "../../src/http/authorization.ts";
import { type Asked, HttpServer } from "../support/http-server.ts";
import { ask, HttpLinkWorld, MODERN } from "../support/open-http-link.ts";

/** A server that lets one token in. */
const knows = (token: string) => (asked: Asked) => {
  if (asked.headers.authorization === `Bearer ${token}`) asked.answer({ fine: 1 });
  else asked.status(401, "", { "www-authenticate": 'Bearer error="invalid_token"' });
};

describe("authorize", () => {
  test("is asked before each request", async () => {
    let asked = 0;
    await using world = await HttpLinkWorld.open({
      authorize: () => {
        asked += 1;
        return { Authorization: `Bearer ${asked}` };
      },
      script: (heard) => heard.answer(),
    });
    await world.ask().answer;
    await world.ask().answer;
    expect(world.server.asked.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer 1",
      "Bearer 2",
    ]);
  });

  test.each([401, 403])(
    "is asked once more when a request is refused with %i (case 47)",
    async (status) => {
      const challenges: (Challenge | undefined)[] = [];
      await using world = await HttpLinkWorld.open({
        authorize: async (challenge) => {
          challenges.push(challenge);
          return { Authorization: challenge === undefined ? "Bearer old" : "Bearer new" };
        },
        script: (asked) => {
          if (asked.headers.authorization === "Bearer new") asked.answer({ fine: 1 });
          else asked.status(status, "", { "www-authenticate": 'Bearer scope="all"' });
        },
      });
      expect(await world.ask().answer).toMatchObject({ result: { fine: 1 } });
      expect(challenges).toEqual([
        undefined,
        { status, url: world.server.url, header: 'Bearer scope="all"' },
      ]);
    },
  );

  test("is asked no third time", async () => {
    let asked = 0;
    await using world = await HttpLinkWorld.open({
      authorize: () => {
        asked += 1;
        return { Authorization: `Bearer ${asked}` };
      },
      script: knows("none"),
    });
    await expect(world.ask().answer).rejects.toMatchObject({ status: 401 });
    expect(asked).toBe(2);
  });

  test("is asked once for all who were refused together", async () => {
    let renewals = 0;
    let token = "old";
    await using world = await HttpLinkWorld.open({
      authorize: async (challenge) => {
        if (challenge !== undefined) {
          renewals += 1;
          await new Promise((resolve) => setImmediate(resolve));
          token = "new";
        }
        return { Authorization: `Bearer ${token}` };
      },
      script: knows("new"),
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.ask().answer));
    expect(answers).toHaveLength(10);
    expect(renewals).toBe(1);
  });

  test("is not challenged again for what left before it was renewed", async () => {
    let renewals = 0;
    await using world = await HttpLinkWorld.open({
      authorize: (challenge) => {
        if (challenge !== undefined) renewals += 1;
        return { Authorization: renewals > 0 ? "Bearer new" : "Bearer old" };
      },
    });
    const first = world.ask();
    const second = world.ask();
    const slow = await world.server.at(1);
    knows("new")(await world.server.at(0));
    knows("new")(await world.server.at(2));
    await first.answer;
    knows("new")(slow);
    knows("new")(await world.server.at(3));
    await second.answer;
    expect(renewals).toBe(1);
  });

  test("need not remember: what left before the renewal goes again with what that gave", async () => {
    await using world = await HttpLinkWorld.open({
      authorize: (challenge) => ({
        Authorization: challenge === undefined ? "Bearer old" : "Bearer new",
      }),
    });
    const first = world.ask();
    const second = world.ask();
    const slow = await world.server.at(1);
    knows("new")(await world.server.at(0));
    knows("new")(await world.server.at(2));
    await first.answer;
    knows("new")(slow);
    knows("new")(await world.server.at(3));
    expect(await second.answer).toMatchObject({ result: { fine: 1 } });
  });

  test.each([
    [
      "throws",
      () => {
        throw new Error("No key");
      },
    ],
    ["rejects", () => Promise.reject(new Error("No key"))],
  ])("that %s loses the request, and says why", async (_name, authorize) => {
    await using world = await HttpLinkWorld.open({ authorize });
    await expect(world.ask().answer).rejects.toMatchObject({
      message: `Authorizing for ${world.server.url} failed: No key`,
      undelivered: true,
    });
    expect(world.server.asked).toEqual([]);
  });

  test("that is missing leaves a hint in the error", async () => {
    await using world = await HttpLinkWorld.open({ script: knows("none") });
    await expect(world.ask().answer).rejects.toThrow(
      `POST ${world.server.url} was answered 401 Unauthorized: it wants to know who asks; see the options headers and authorize`,
    );
  });
});

test("a renewal is one for all who ask for it while it is under way", async () => {
  const challenges: (Challenge | undefined)[] = [];
  let renew: (fields: HeaderFields) => void = () => {};
  const authorization = new Authorization((challenge) => {
    challenges.push(challenge);
    return new Promise((resolve) => {
      renew = resolve;
    });
  });
  const challenge = { status: 401, url: "http://here/mcp", header: undefined };
  const first = authorization.renew(challenge, 0);
  const second = authorization.renew({ ...challenge, status: 403 }, 0);
  const leaving = authorization.fields();
  renew({ Authorization: "Bearer new" });

  expect(await Promise.all([first, second, leaving])).toEqual(
    Array.from({ length: 3 }, () => ({ Authorization: "Bearer new" })),
  );
  expect(challenges).toEqual([challenge]);
  expect(authorization.renewals).toBe(1);
});

describe("a URL with a user and password", () => {
  test("sends them as a header, and shows them nowhere", async () => {
    await using server = await HttpServer.open((asked) => asked.status(500));
    const url = server.url.replace("http://", "http://us%20er:se%40cret@");
    const link = httpLink(`${url}?key=hidden`, { dialect: MODERN });
    const reading = link.inbound$.subscribe();
    const failure = await ask(link, { method: "tools/list" }).answer.catch(String);
    expect(server.asked[0]?.headers.authorization).toBe(`Basic ${btoa("us er:se@cret")}`);
    expect(server.asked[0]?.path).toBe("/mcp?key=hidden");
    expect(failure).toContain("500");
    expect(failure).not.toMatch(/se@cret|se%40cret|hidden/);
    expect(link.facts.address).toBe(server.url);
    reading.unsubscribe();
    await link.closed;
  });
});

describe("a redirect", () => {
  const moved = (status: number, to: (asked: Asked) => string) => (asked: Asked) => {
    if (asked.path === "/mcp") asked.status(status, "", { location: to(asked) });
    else asked.answer({ at: asked.path });
  };

  test.each([307, 308])(
    "%i within the origin is followed with method, body and headers",
    async (status) => {
      await using world = await HttpLinkWorld.open({
        headers: { authorization: "Bearer x" },
        script: moved(status, () => "/mcp/"),
      });
      expect(await world.ask().answer).toMatchObject({ result: { at: "/mcp/" } });
      expect(world.server.asked[1]).toMatchObject({
        method: "POST",
        message: { method: "tools/list" },
      });
      expect(world.server.asked[1]?.headers.authorization).toBe("Bearer x");
      await world.ask().answer;
      // Only what moved for good is asked for at its new place.
      expect(world.server.asked).toHaveLength(status === 308 ? 3 : 4);
    },
  );

  test.each([301, 302, 303])("%i is not followed, for it would lose the body", async (status) => {
    await using world = await HttpLinkWorld.open({ script: moved(status, () => "/mcp/") });
    await expect(world.ask().answer).rejects.toThrow(`was answered ${status}: it moved to /mcp/`);
  });

  test("to another origin is not followed, so that no credential goes there", async () => {
    await using other = await HttpServer.open((asked) => asked.answer());
    await using world = await HttpLinkWorld.open({
      headers: { authorization: "Bearer x" },
      script: moved(307, () => other.url),
    });
    await expect(world.ask().answer).rejects.toThrow(`it moved to ${other.url}`);
    expect(other.asked).toEqual([]);
  });

  test("in a circle ends", async () => {
    await using world = await HttpLinkWorld.open({ script: moved(307, () => "/mcp") });
    await expect(world.ask().answer).rejects.toThrow("was answered 307");
    expect(world.server.asked).toHaveLength(4);
  });
});
