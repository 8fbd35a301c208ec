import { expect, test } from "vitest";
import { unreachedFinding } from "../../../src/doctor/http/unreached-finding.ts";

const failure = (code: string) =>
  new TypeError("fetch failed", { cause: Object.assign(new Error("deep down"), { code }) });

test.each([
  ["ENOTFOUND", "http://a.example", "no host has this name"],
  ["EAI_AGAIN", "http://a.example", "could not be looked up"],
  ["ETIMEDOUT", "http://a.example", "does not answer"],
  ["CERT_HAS_EXPIRED", "https://a.example", "has expired"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "https://a.example", "is for another name"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "https://a.example", "signed by itself"],
  ["EPROTO", "https://a.example", "does not speak TLS"],
  ["HPE_INVALID_CONSTANT", "http://a.example", "without an answer that is HTTP"],
])("%s is told in words, with what to do", (code, url, text) => {
  const finding = unreachedFinding(failure(code), new URL(url));

  expect(finding.text).toMatch(new RegExp(text));
  expect(finding.text).toContain(`(${code})`);
  expect(finding.advice).toBeTruthy();
});

test("the first of several addresses is what is told", () => {
  const both = new AggregateError([
    Object.assign(new Error("connect ECONNREFUSED ::1:80"), { code: "ECONNREFUSED" }),
    new Error("another"),
  ]);

  const { text } = unreachedFinding(
    new TypeError("fetch failed", { cause: both }),
    new URL("http://a"),
  );

  expect(text).toBe("nobody listens there (ECONNREFUSED)");
});

test("what has no words of ours is told in its own", () => {
  expect(unreachedFinding(new Error("bad port"), new URL("http://a")).text).toBe("bad port");
});
