import { describe, expect, test } from "vitest";
import { uriTemplate } from "../../src/index.ts";

const match = (template: string, uri: string) => uriTemplate(template).match(uri);

describe("variables are decoded once (case 124)", () => {
  test.each([
    ["My%20File.txt", "My File.txt"],
    ["%C3%BC", "ü"],
    ["ü", "ü"],
    ["%2541", "%41"],
    ["%41", "A"],
    ["a+b", "a+b"],
    ["a,b", "a,b"],
    ["😀", "😀"],
  ])("%s is %s", (written, path) => {
    expect(match("file:///{path}", `file:///${written}`)).toEqual({ path });
  });

  test.each(["%ZZ", "%", "%C3", "%FF", "a%2", "\uD800"])("%j matches nothing", (written) => {
    expect(match("file:///{+path}", `file:///${written}`)).toBeUndefined();
  });
});

describe("a variable in a path stays in its place (case 125)", () => {
  test.each([
    "..%2F..%2Fetc%2Fpasswd",
    "a%2Fb",
    "a/b",
    "..",
    ".",
    "%2e%2E",
    "..%5Cwindows",
    "a\\b",
    "a?b",
    "a#b",
    "",
  ])("%j is none of its values", (written) => {
    expect(match("file://docs/{name}", `file://docs/${written}`)).toBeUndefined();
  });

  test.each(["{/name}", "{.name}", "{;name}", "{/name*}", "{name,more}"])(
    "%s yields no slash",
    (expression) => {
      const uri = uriTemplate(expression).expand({ name: "../x" });

      expect(match(`x:a${expression}`, `x:a${uri}`)).toBeUndefined();
    },
  );

  test.each([
    ["x:{+name}", "x:../a?b#c"],
    ["x:a{?name}", "x:a?name=..%2Fa?b%23c"],
    ["x:a{#name}", "x:a#../a?b#c"],
  ])("%s yields whatever is there", (template, uri) => {
    expect(match(template, uri)).toEqual({ name: "../a?b#c" });
  });

  test.each([
    ["x:a.b/{n}", "x:a.b/1", { n: "1" }],
    ["x:a.b/{n}", "x:aXb/1", undefined],
    ["x:(a)+[b]$/{n}", "x:(a)+[b]$/1", { n: "1" }],
    ["x:ü/{n}", "x:%c3%bc/1", { n: "1" }],
    ["x:%C3%BC/{n}", "x:ü/1", { n: "1" }],
    ["x:a/{n}", "y:a/1", undefined],
    ["x:a/{n}/b", "x:a/1/bc", undefined],
  ])("the text of %s stands for itself in %s", (template, uri, values) => {
    expect(match(template, uri)).toEqual(values);
  });

  test.each([
    ["x:{a}/{a}", "x:1/1", { a: "1" }],
    ["x:{a}/{a}", "x:1/2", undefined],
    ["x:{a}{?a}", "x:1?a=2", undefined],
    ["x{?a*}{&a*}", "x?a=1&a=2", { a: ["1", "2"] }],
    ["x:{a:1}/{a}", "x:b/bc", { a: "bc" }],
    ["x:{a:1}/{a}", "x:d/bc", undefined],
    ["x:{a:1}/{a:2}", "x:b/bc", { a: "bc" }],
    ["x:{a:1}", "x:bc", undefined],
    ["x:{a:1}", "x:😀", { a: "😀" }],
  ])("a name that %s uses twice has one value in %s", (template, uri, values) => {
    expect(match(template, uri)).toEqual(values);
  });
});

test.each([
  ["/items{?page,limit}", "/items", {}],
  ["/items{?page,limit}", "/items?page=1", { page: "1" }],
  ["/items{?page,limit}", "/items?limit=2&page=1", { page: "1", limit: "2" }],
  ["/items{?page,limit}", "/items?page=1&sort=up&limit=2", { page: "1", limit: "2" }],
  ["/items{?page}", "/items?page=a%20b%26c%2F", { page: "a b&c/" }],
  ["/items{?page}", "/items?page=", { page: "" }],
  ["/items{?page}", "/items?page", { page: "" }],
  ["/items{?page}", "/items?page=a=b", { page: "a=b" }],
  ["/items{?page}", "/items?page=1&page=1", { page: "1" }],
  ["/items{?page}", "/items?page=1&page=2", undefined],
  ["/items{?page}", "/items?page=%ZZ", undefined],
  ["/items{?page}", "/items?other=%ZZ", {}],
  ["/items{?page}", "/items?page=1#top", undefined],
  ["/items{?page}{#part}", "/items?page=1#top", { page: "1", part: "top" }],
  ["/items{?tag*}", "/items?tag=a&tag=b", { tag: ["a", "b"] }],
  ["/items?v=1{&page}", "/items?v=1&page=2", { page: "2" }],
  ["/items?v=1&w=2{&page}", "/items?v=1&w=2", {}],
  ["/items?v=1{&page}", "/items?page=2", undefined],
  ["/items{&page}", "/items&page=2", { page: "2" }],
  ["/items{?page}{&limit}", "/items?limit=2&page=1", { page: "1", limit: "2" }],
  ["/users/{id,format}", "/users/1,json", { id: "1", format: "json" }],
  ["/users/{id,format}", "/users/1", { id: "1" }],
  ["/users/{id,format}", "/users/1,json,more", undefined],
])("%s reads %s, what is absent is absent (case 126)", (template, uri, values) => {
  expect(match(template, uri)).toEqual(values);
});

test.each([
  ["x:{a}-{b}", "x:1-2-3", { a: "1-2", b: "3" }],
  ["x:{+dir}/{file}", "x:a/b/c", { dir: "a/b", file: "c" }],
  ["x:{+dir}/{file}{.ext}", "x:a/b/c.tar.gz", { dir: "a/b", file: "c.tar", ext: "gz" }],
  ["x:{file}{.ext}", "x:c", { file: "c" }],
  ["x:a{/b}", "x:a", {}],
  ["x:a{/b}", "x:a/", { b: "" }],
  ["x:a{/b,c}", "x:a/1", { b: "1" }],
  ["x:a{/b,c}", "x:a/1/2", { b: "1", c: "2" }],
  ["x:a{/b,c}", "x:a/1/2/3", undefined],
  ["x:a{/b,c*}", "x:a/1/2/3", { b: "1", c: ["2", "3"] }],
  ["x:{a*}", "x:1,2", { a: ["1", "2"] }],
  ["x:a{;b,c}", "x:a;c=1;b", { b: "", c: "1" }],
  ["x:{a}{;b}", "x:1;b=2", { a: "1", b: "2" }],
  ["x:{a}{b}", "x:123", { a: "12", b: "3" }],
  ["x:a{.b*}", "x:a.1.2", { b: ["1", "2"] }],
  ["x:a{/__proto__}", "x:a/1", Object.fromEntries([["__proto__", "1"]])],
])("%s reads %s", (template, uri, values) => {
  expect(match(template, uri)).toEqual(values);
});

test.each([
  ["{/id*}", "/".repeat(50_000)],
  ["{/id*}", `${"/".repeat(50_000)}\0`],
  ["{/id*}!", "/".repeat(50_000)],
  ["{?list*}", `?list=${",".repeat(50_000)}`],
  ["{?list*}", `?${"list&".repeat(10_000)}`],
  ["{+a}x{+b}x{+c}x{+d}y", "x".repeat(50_000)],
  ["{a}{b}{c}{d}{e}{f}!", "x".repeat(50_000)],
  ["{a}{.b}{.c}{.d}!", ".".repeat(50_000)],
  ["{+a}%{b}", "%".repeat(50_000)],
])("%s does not go back over what it has read (case 127)", (template, uri) => {
  const compiled = uriTemplate(template);
  compiled.match(uri.slice(0, 100));
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    compiled.match(uri);
    return performance.now() - start;
  });

  expect(Math.min(...times)).toBeLessThan(50);
});

test("a URI that is longer than 65,536 characters matches nothing", () => {
  const { match } = uriTemplate("x:{+a}");

  expect(match(`x:${"a".repeat(65_534)}`)).toBeDefined();
  expect(match(`x:${"a".repeat(65_535)}`)).toBeUndefined();
});
