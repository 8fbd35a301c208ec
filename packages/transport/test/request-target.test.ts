import { expect, test } from "vitest";
import { requestTarget } from "../src/request-target.ts";

test.each<[string | undefined, object]>([
  [undefined, { path: "/", query: "" }],
  ["/mcp", { path: "/mcp", query: "" }],
  ["/mcp?", { path: "/mcp", query: "" }],
  ["/mcp?a=b?c", { path: "/mcp", query: "a=b?c" }],
  ["//evil/mcp", { path: "//evil/mcp", query: "" }],
  ["*", { path: "*", query: "" }],
  ["http://here:80/mcp?a", { path: "/mcp", query: "a", host: "here:80" }],
  ["HTTPS://[::1]:8/mcp", { path: "/mcp", query: "", host: "[::1]:8" }],
  ["http://here", { path: "/", query: "", host: "here" }],
  ["http://here?a", { path: "/", query: "a", host: "here" }],
  ["http:///mcp", { path: "http:///mcp", query: "" }],
  ["ftp://here/mcp", { path: "ftp://here/mcp", query: "" }],
])("%s is a target", (url, target) => {
  expect(requestTarget(url)).toEqual(target);
});
