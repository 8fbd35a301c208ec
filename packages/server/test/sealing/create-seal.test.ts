import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { createSeal, createServer, defineServer } from "../../src/index.ts";

const old = "an old secret of at least 32 bytes";
const fresh = "a new secret of at least 32 bytes!";
const refusal = "requestState is not valid here";

test("opens what it sealed, whatever that was", async () => {
  const seal = createSeal();

  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme" }), fc.string(), async (payload, binding) => {
      expect(await seal.open(await seal.seal(payload, binding), binding)).toBe(payload);
    }),
    { numRuns: 50 },
  );
});

test("never seals alike twice, and shows nothing of what it seals", async () => {
  const seal = createSeal();

  const [one, two] = await Promise.all([seal.seal("password", "b"), seal.seal("password", "b")]);

  expect(one).not.toBe(two);
  expect(one).toMatch(/^[\w.-]+$/);
  expect(one).not.toContain(btoa("password").replaceAll("=", ""));
});

test("refuses a text with any character changed, missing or added", async () => {
  const seal = createSeal();
  const token = await seal.seal('{"round":1}', "binding");
  const forgeries = new Set<string>();
  for (let at = 0; at < token.length; at += 1) {
    forgeries.add(token.slice(0, at));
    forgeries.add(token.slice(0, at) + token.slice(at + 1));
    for (const character of "Aaz09_-.= é") {
      forgeries.add(token.slice(0, at) + character + token.slice(at + 1));
      forgeries.add(token.slice(0, at) + character + token.slice(at));
    }
  }
  forgeries.add(`${token}A`).add(`${token}.`).add(`${token}=`).add(`${token}-TAMPERED`);
  forgeries.delete(token);

  const opened = await Promise.allSettled(
    [...forgeries].map((forgery) => seal.open(forgery, "binding")),
  );

  expect(opened.filter(({ status }) => status === "fulfilled")).toEqual([]);
  expect(await seal.open(token, "binding")).toBe('{"round":1}');
});

test.each([
  ["for ever", Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER],
  ["for a time that is no whole number", 1.5, 1000.75],
  ["for longer than time lasts", Number.MAX_VALUE, Number.MAX_SAFE_INTEGER],
])("opens %s", async (_how, lifetime, later) => {
  let time = 1000.25;
  const seal = createSeal({ lifetime, now: () => time });
  const token = await seal.seal("payload", "binding");

  time = later;

  expect(await seal.open(token, "binding")).toBe("payload");
});

test.each([Number.NaN, -1, "1h", 5n])("refuses a lifetime of %s", (lifetime) => {
  expect(() => Reflect.apply(createSeal, undefined, [{ lifetime }])).toThrow(
    /Option lifetime must be a number of ms/,
  );
});

test("refuses any other binding", async () => {
  const seal = createSeal();

  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (binding, other) => {
      fc.pre(binding !== other);
      const token = await seal.seal("payload", binding);
      await expect(seal.open(token, other)).rejects.toMatchObject({ code: -32602 });
    }),
    { numRuns: 50 },
  );
});

test("opens until its lifetime is over", async () => {
  let time = 1000;
  const seal = createSeal({ lifetime: 60_000, now: () => time });
  const token = await seal.seal("payload", "b");

  time = 61_000;
  expect(await seal.open(token, "b")).toBe("payload");
  time = 61_001;

  await expect(seal.open(token, "b")).rejects.toThrow(refusal);
});

test("opens on every process that has the key, whatever its place in the ring", async () => {
  const before = createSeal({ keys: [old] });
  const during = createSeal({ keys: [fresh, old] });
  const after = createSeal({ keys: [new TextEncoder().encode(fresh)] });
  const token = await before.seal("payload", "b");
  const newer = await during.seal("payload", "b");

  expect(await during.open(token, "b")).toBe("payload");
  expect(await after.open(newer, "b")).toBe("payload");
  await expect(after.open(token, "b")).rejects.toThrow(refusal);
  await expect(before.open(newer, "b")).rejects.toThrow(refusal);
  await expect(createSeal().open(token, "b")).rejects.toThrow(refusal);
});

test.each([
  ["an empty ring", [], "Key ring must hold at least one key"],
  ["a short key", ["short"], "Keys of a seal must have at least 32 bytes"],
])("refuses %s", (_what, keys, message) => {
  expect(() => createSeal({ keys })).toThrow(message);
});

test("draws no key before it seals, for there are workers that load without randomness", async () => {
  const draw = vi.spyOn(globalThis.crypto, "getRandomValues");
  onTestFinished(() => draw.mockRestore());
  const server = createServer(defineServer({ name: "worker", version: "1.0.0" }));
  const seal = createSeal();
  expect(draw).not.toHaveBeenCalled();
  await seal.seal("{}", "binding");

  expect(draw).toHaveBeenCalled();
  server.close();
});
