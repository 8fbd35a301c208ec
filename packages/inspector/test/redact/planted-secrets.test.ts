import fc from "fast-check";
import { expect, test } from "vitest";
import { cutMarkOf, Recording, Redactor, redactText, toText } from "../../src/index.ts";
import { Asides } from "../../src/redact/asides.ts";
import { redactHeaders } from "../../src/redact/redact-headers.ts";
import { conflate } from "../../src/ring/conflate.ts";
import { StatelyWriter } from "../../src/stately/index.ts";
import { inspectedPair } from "../call-through.ts";

/** Something nobody would write by chance, in letters that no rule looks for. */
const secrets = fc
  .array(fc.constantFrom(..."ghjmqrvwxyz23456789".split("")), { minLength: 12, maxLength: 40 })
  .map((letters) => `Q${letters.join("")}`);
const names = fc.constantFrom(
  "password",
  "apiKey",
  "client_secret",
  "Authorization",
  "cookie",
  "accessToken",
  "x-api-key",
  "code_verifier",
);

/** A secret as it may stand in a text. */
const texts = (secret: string) =>
  fc.constantFrom(
    `Bearer ${secret}`,
    `https://ann:${secret}@example.com/`,
    `https://example.com/cb?access_token=${secret}&x=1`,
    `-----BEGIN PRIVATE KEY-----\n${secret}\n-----END PRIVATE KEY-----`,
    `eyJhbGciOiJIUzI1NiJ9.${secret}.${secret}`,
    `sk-${secret}`,
    `ghp_${secret}`,
    `{"password":"${secret}","x":1}`,
    `failed with token=${secret}`,
  );

/** A value with a secret in it somewhere. */
function planted(secret: string): fc.Arbitrary<unknown> {
  const leaf = fc.oneof(
    texts(secret),
    names.map((name) => ({ [name]: secret })),
    names.map((name) => ({ [name]: { deep: [secret] } })),
    names.map((name) => [name, secret]),
    names.map((name) => ({ name, value: secret })),
  );
  return fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: "small" },
      leaf,
      tie("value").map((inner) => ({ inner, other: 1 })),
      tie("value").map((inner) => [1, inner]),
      tie("value").map((inner) => new Map([["k", inner]])),
      tie("value").map((inner) => new Set([inner])),
      tie("value").map((inner) => new Error("Failed", { cause: inner })),
      texts(secret).map((text) => new Error(text)),
    ),
  })).value;
}

const withSecret = secrets.chain((secret) => fc.tuple(fc.constant(secret), planted(secret)));

test("no secret comes through the redactor, wherever it is planted", () => {
  fc.assert(
    fc.property(withSecret, ([secret, value]) => {
      const shown = JSON.stringify(new Redactor().redact(value, { kind: "ev", part: "event" }));

      expect(shown).not.toContain(secret);
    }),
    { numRuns: 1000 },
  );
});

test("no secret comes through a text, whatever stands around it", () => {
  fc.assert(
    fc.property(
      secrets.chain((secret) => fc.tuple(fc.constant(secret), texts(secret))),
      fc.lorem(),
      ([secret, text], words) => {
        expect(redactText(`${words} ${text} ${words}`)).not.toContain(secret);
      },
    ),
    { numRuns: 1000 },
  );
});

test("no secret is in what is kept of a text that was cut", () => {
  const filler = "all work and no play, ".repeat(400);
  let kept = 0;
  fc.assert(
    fc.property(
      secrets.chain((secret) => fc.tuple(fc.constant(secret), texts(secret))),
      fc.boolean(),
      ([secret, text], isJson) => {
        const asides = new Asides(() => 1e9 * kept);
        asides.isOpen = true;
        const long = isJson
          ? JSON.stringify({ filler, inner: [text] })
          : `${filler}${text} ${filler}`;
        const shown = new Redactor(undefined, asides).print(long, ABOUT);
        const whole = asides.get(cutMarkOf(shown.slice(1, -1))?.name ?? "");
        if (whole !== undefined) kept += 1;

        expect(`${shown}${whole}`).not.toContain(secret);
      },
    ),
    { numRuns: 300 },
  );
  expect(kept).toBeGreaterThan(100);
});

const ABOUT = { kind: "wire", part: "message" };

test("no header is shown that is not on the list", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z-]{1,20}$/), secrets, (name, secret) => {
      expect(JSON.stringify(redactHeaders({ [`x-${name}`]: secret }))).not.toContain(secret);
    }),
  );
});

test("no secret in arguments, results and errors comes out in any form", async () => {
  await using pair = await inspectedPair();
  const { client, inspector } = pair;
  const planting = fc.sample(withSecret, 40);
  for (const [, value] of planting) {
    const plain = JSON.parse(JSON.stringify({ value })) as { value: unknown };
    await client.callTool("echo", plain);
    await client.callTool("fail", { why: typeof value === "string" ? value : "no text" });
  }
  inspector.mark(
    "a mark",
    planting.map(([, value]) => value),
  );
  const records = inspector.records();
  const recording = new Recording(records);
  const writer = new StatelyWriter();
  const forms = [
    toText(records),
    toText(conflate(records)),
    JSON.stringify([...recording.now.requests.values(), ...recording.now.actors.values()]),
    JSON.stringify([...recording.now.messages.values(), recording.now.health]),
    JSON.stringify(records.flatMap((record) => writer.write(record))),
  ];

  for (const [secret] of planting) {
    for (const form of forms) expect(around(form, secret)).toBe("");
  }
});

/** What stands around a text, to tell where it came from; empty where it is not found. */
function around(form: string, secret: string): string {
  const found = form.indexOf(secret);
  return found < 0 ? "" : form.slice(Math.max(found - 200, 0), found + 80);
}
