import { expect, test } from "vitest";
import { bearer } from "../../src/http/bearer.ts";
import { HOSTS } from "./hosts.ts";
import { ask, RawSession } from "./raw-http.ts";
import { workshop } from "./workshop.ts";

const authenticate = bearer((token) => (token === "abc.def" ? "ada" : undefined), {
  resourceMetadata: "https://mcp.example/.well-known/oauth-protected-resource/mcp",
  scope: "tools:read",
});

const verdictOn = (authorization: string | undefined) =>
  authenticate({ get: () => authorization ?? null });

test.each(["Bearer abc.def", "bearer abc.def", "BEARER  abc.def"])("takes %j", async (value) => {
  expect(await verdictOn(value)).toBe("ada");
});

test.each([undefined, "Basic abc.def", "Bearer", "Bearer a b", "abc.def"])(
  "asks for a token where there is %j",
  async (value) => {
    expect(await verdictOn(value)).toEqual({
      challenge:
        'Bearer scope="tools:read", resource_metadata="https://mcp.example/.well-known/oauth-protected-resource/mcp"',
    });
  },
);

test("says that a token is not good", async () => {
  expect(await verdictOn("Bearer other")).toMatchObject({
    challenge: expect.stringMatching(/^Bearer error="invalid_token", scope=/),
  });
});

test("passes on what the one who verifies says to somebody who may not", async () => {
  const challenge = { status: 403, challenge: 'Bearer error="insufficient_scope"' } as const;
  await using host = await startWith(bearer(() => challenge));
  const reply = await ask(host.url, "tools/list", { headers: { Authorization: "Bearer x" } });

  expect(reply.status).toBe(403);
  expect(reply.headers).toMatchObject({ "www-authenticate": challenge.challenge });
});

test.each(HOSTS)("a token is a principal from end to end, through %s", async (_name, start) => {
  await using host = await start(workshop().definition, { authenticate });
  const headers = { Authorization: "Bearer abc.def" };
  const session = await RawSession.open(host.url, { headers });
  const replies = [
    await ask(host.url, "tools/call", { params: { name: "whoami" }, headers }),
    await session.call("whoami"),
  ];

  for (const reply of replies) {
    expect(await reply.json()).toMatchObject({ result: { content: [{ text: "ada" }] } });
  }
});

function startWith(own: typeof authenticate) {
  const [first] = HOSTS;
  if (first === undefined) throw new Error("there is a host");
  return first[1](workshop().definition, { authenticate: own });
}
