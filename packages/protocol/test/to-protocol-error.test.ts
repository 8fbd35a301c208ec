import { expect, test } from "vitest";
import { ProtocolError, toProtocolError, UrlElicitationRequiredError } from "../src/index.ts";

/** An error as a second copy of this package makes it. */
function copied(name: string, fields: object): Error {
  const error = new Error("Mine");
  return Object.assign(error, { name, toJSON: () => ({ message: error.message }), ...fields });
}

test.each([
  ["a ProtocolError", new ProtocolError(-32_050, "Mine")],
  ["one with data", new ProtocolError(-32_050, "Mine", { a: 1 })],
  ["a special one", new UrlElicitationRequiredError("Mine", { elicitations: [] })],
])("leaves %s as it is", (_what, error) => {
  expect(toProtocolError(error)).toBe(error);
});

test.each<[name: string, fields: { readonly code: number; readonly data?: unknown }]>([
  ["ProtocolError", { code: -32_050 }],
  ["ProtocolError", { code: -32_050, data: { a: 1 } }],
  ["UrlElicitationRequiredError", { code: -32_042, data: { elicitations: [] } }],
  ["UnsupportedProtocolVersionError", { code: -32_022, data: { supported: [], requested: "1" } }],
  ["MissingRequiredClientCapabilityError", { code: -32_021, data: { requiredCapabilities: {} } }],
])("knows a %s of another copy of this package", (name, fields) => {
  const error = copied(name, fields);

  const known = toProtocolError(error);

  expect(known).toBeInstanceOf(ProtocolError);
  expect(known).toMatchObject({ name, message: "Mine", ...fields });
  expect(known?.cause).toBe(error);
});

const { proxy, revoke } = Proxy.revocable({}, {});
revoke();

test.each<[what: string, thrown: unknown]>([
  ["another error", new Error("secret")],
  ["an error of another name", copied("DatabaseError", { code: 1 })],
  ["an error whose code is none", copied("ProtocolError", { code: "E1" })],
  ["an error whose code is no whole number", copied("ProtocolError", { code: 1.5 })],
  ["an error whose message is none", copied("ProtocolError", { code: 1, message: 1n })],
  [
    "an error of another library with that name",
    Object.assign(new Error("secret"), { name: "ProtocolError", code: -32_000 }),
  ],
  ["an object that looks like one", { name: "ProtocolError", code: 1, message: "", toJSON() {} }],
  ["text", "ProtocolError"],
  ["null", null],
  ["a proxy that was revoked", proxy],
])("knows nothing of %s", (_what, thrown) => {
  expect(toProtocolError(thrown)).toBeUndefined();
});
