import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { findTarget } from "../../src/target/find-target.ts";
import { shownTarget } from "../../src/target/server-target.ts";

const folder = mkdtempSync(join(tmpdir(), "mcp-actors-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of servers that holds one entry, called `it`. */
function fileOf(entry: unknown): string {
  const file = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(file, JSON.stringify({ mcpServers: { it: entry } }));
  return file;
}

/** A variable as files of servers write it. */
const variable = (name: string) => `$\{${name}}`;

const NOTHING = { operands: [], program: undefined, config: undefined, headers: {} };

const find = (entry: unknown, headers = {}) =>
  findTarget({ ...NOTHING, operands: ["it", "rest"], config: fileOf(entry), headers });

describe("a server", () => {
  test("is the program after --", () => {
    const found = findTarget({ ...NOTHING, operands: ["a"], program: ["node", "x.mjs"] });

    expect(found).toEqual({ target: { command: "node", args: ["x.mjs"] }, operands: ["a"] });
  });

  test("is an entry of a file, its folder relative to the file's", () => {
    const entry = { command: "node", args: ["x.mjs"], env: { KEY: "value" }, cwd: "there" };

    expect(find(entry)).toEqual({
      target: { ...entry, cwd: join(folder, "there") },
      operands: ["rest"],
    });
  });

  test("has the variables of our environment put in", () => {
    const entry = {
      command: variable("HERE:-node"),
      args: [variable("PATH")],
      env: { KEY: `a${variable("NONE:-")}b` },
    };

    expect(find(entry).target).toMatchObject({
      command: "node",
      args: [process.env["PATH"]],
      env: { KEY: "ab" },
    });
  });
});

describe("a server that is reached over HTTP", () => {
  test("is a URL, and what follows are operands", () => {
    const words = { ...NOTHING, operands: ["https://a.example/mcp", "rest"] };

    expect(findTarget(words)).toEqual({
      target: { url: "https://a.example/mcp", headers: {}, secrets: [] },
      operands: ["rest"],
    });
  });

  test.each([undefined, "http", "streamable-http", "sse"])("is an entry of type %s", (type) => {
    const url = `https://${variable("NONE:-a")}.example/mcp`;
    const headers = { Authorization: `Bearer ${variable("NONE:-token")}` };

    expect(find({ type, url, headers }).target).toMatchObject({
      url: "https://a.example/mcp",
      headers: { authorization: "Bearer token" },
    });
  });

  test("is asked with the headers of the command line in place of those of the file", () => {
    const entry = { url: "https://a.example", headers: { "X-Key": "old", "X-Other": "kept" } };

    expect(find(entry, { "x-key": "new" }).target).toMatchObject({
      headers: { "x-key": "new", "x-other": "kept" },
    });
  });

  test("has its user and password in a header, and all that is secret by itself", () => {
    const url = "https://ada:hunter2%20@a.example/mcp?key=a%20secret#there";

    const { target } = findTarget({
      ...NOTHING,
      operands: [url],
      headers: { "x-key": "opensesame" },
    });

    expect(target).toMatchObject({
      url: "https://a.example/mcp?key=a%20secret",
      headers: { authorization: "Basic YWRhOmh1bnRlcjIg", "x-key": "opensesame" },
    });
    expect(target).toHaveProperty(
      "secrets",
      expect.arrayContaining(["hunter2 ", "hunter2", "a secret", "YWRhOmh1bnRlcjIg", "opensesame"]),
    );
  });
});

describe("an entry of a file that is reached by a URL", () => {
  const path = `unix:${join(folder, "a.sock")}`;

  test.each<[type: string | undefined, url: string]>([
    ["ws", "ws://h:1/mcp"],
    ["websocket", "wss://h/mcp"],
    [undefined, "ws://h:1/mcp"],
    ["tcp", "tcp://h:1"],
    [undefined, "tcp://h:1"],
    ["unix", path],
    [undefined, path],
  ])("may be of type %s, at %s", (type, url) => {
    expect(find({ type, url }).target).toMatchObject({ url, headers: {} });
  });

  test("opens a WebSocket with its headers", () => {
    const headers = { Authorization: `Bearer ${variable("NONE:-token")}` };

    expect(find({ type: "ws", url: "ws://h:1/mcp", headers }).target).toMatchObject({
      headers: { authorization: "Bearer token" },
    });
  });

  test.each([
    ["ws", "https://h/mcp", "is of https:, and its type ws wants ws: or wss:"],
    ["http", "ws://h/mcp", "is of ws:, and its type http wants http: or https:"],
    ["sse", "tcp://h:1", "is of tcp:, and its type sse wants http: or https:"],
    ["tcp", "unix:/a.sock", "is of unix:, and its type tcp wants tcp:"],
  ])("is refused where its type %s and its url %s differ", (type, url, reason) => {
    expect(() => find({ type, url })).toThrow(/^The url of Server it in \S+\.json /);
    expect(() => find({ type, url })).toThrow(reason);
  });
});

describe("a variable that is not set", () => {
  const text = variable("NO_SUCH_VARIABLE");

  test.each<[key: string, entry: object]>([
    ["command", { command: text }],
    ["args[1]", { command: "node", args: ["a", text] }],
    ["env.KEY", { command: "node", env: { KEY: text } }],
    ["cwd", { command: "node", cwd: text }],
    ["url", { url: text }],
    ["headers.X-Key", { url: "https://a.example", headers: { "X-Key": text } }],
  ])("is told of with its place: %s", (key, entry) => {
    expect(() => find(entry)).toThrow(
      /^Server it in \S+\.json needs the variable NO_SUCH_VARIABLE for its (.+)$/,
    );
    expect(() => find(entry)).toThrow(`for its ${key}`);
  });
});

test.each(["ws://h:1/mcp", "wss://h/mcp", "tcp://h:1", "tcp://[::1]:1", "unix:/tmp/a.sock"])(
  "%s leads to a server, and is shown so",
  (url) => {
    const { target } = findTarget({ ...NOTHING, operands: [url] });

    expect(target).toMatchObject({ url, headers: {} });
    expect(shownTarget(target)).toBe(url);
  },
);

describe("there is no server", () => {
  test.each<[string, unknown, string]>([
    [
      "a URL of another kind",
      { url: "gopher://example.com" },
      "cannot be reached: it is of gopher:",
    ],
    ["a URL that is none", { url: "https://" }, "cannot be read"],
    ["a type without a URL", { type: "http" }, "has no url"],
    ["a type that there is not", { type: "carrier-pigeon" }, "has a type that is none of stdio"],
    ["a type that says otherwise", { type: "stdio", url: "https://a.example" }, "has no command"],
    ["a header of numbers", { url: "https://a.example", headers: { a: 1 } }, "a header a that"],
    ["headers that are a list", { url: "https://a.example", headers: [] }, "headers that are no"],
    ["a broken user", { url: "https://a%:b@a.example" }, "that cannot be read"],
    ["nothing to start", {}, "has no command"],
    ["no object", "node x.mjs", "has no command"],
    ["args that are no list", { command: "node", args: "x" }, "args that are no list"],
    ["an env of numbers", { command: "node", env: { PORT: 1 } }, "env that is no record"],
    ["a variable of every object", { command: variable("constructor") }, "needs the variable"],
    ["a cwd that is no text", { command: "node", cwd: 1 }, "cwd that is no string"],
    [
      "headers for a socket",
      { url: "tcp://h:1", headers: { "X-Key": "1" } },
      "takes no header x-key: it is of tcp:",
    ],
  ])("in an entry with %s", (_what, entry, message) => {
    expect(() => find(entry)).toThrow(message);
  });

  test.each<[string, Partial<Parameters<typeof findTarget>[0]>, string]>([
    ["without a name", {}, "Name a server or its URL"],
    ["in an empty program", { program: [] }, "No command after --"],
    [
      "at a URL",
      { operands: ["gopher://example.com"] },
      "The URL cannot be reached: it is of gopher:, which is none of http:, https:, ws:",
    ],
    [
      "on a socket that is asked with headers",
      { operands: ["tcp://h:1"], headers: { "x-key": "1" } },
      "The URL takes no header x-key: it is of tcp:",
    ],
    [
      "that is started and asked with headers",
      { program: ["node"], headers: { "x-key": "1" } },
      "--header x-key is for a server that is reached by its URL",
    ],
    [
      "in a file that is not there",
      { operands: ["it"], config: join(folder, "no") },
      "no such file",
    ],
    ["of another name", { operands: ["weather"], config: fileOf({}) }, "known are it"],
    ["of a name like another", { operands: ["it2"], config: fileOf({}) }, ": did you mean it?"],
    ["of an inherited name", { operands: ["toString"], config: fileOf({}) }, "No server toString"],
  ])("%s", (_where, words, message) => {
    expect(() => findTarget({ ...NOTHING, ...words })).toThrow(message);
  });

  test.each([
    ["node", "A program that is to be started stands after --"],
    ["no-such-server.mjs", "A program that is to be started stands after --"],
    [
      "127.0.0.1:3001/mcp",
      "A server that is reached by its URL is named with the wire, as in http://127.0.0.1:3001/mcp",
    ],
    [
      "localhost:80",
      "A server that is reached by its URL is named with the wire, as in http://localhost:80",
    ],
  ])("of the name %s, and what to do is told", (name, advice) => {
    const find = () => findTarget({ ...NOTHING, operands: [name], config: fileOf({}) });

    expect(find).toThrow(expect.objectContaining({ advice }));
  });
});

describe("a file of servers", () => {
  const fileWith = (text: string) => {
    const file = join(folder, `${crypto.randomUUID()}.json`);
    writeFileSync(file, text);
    return { ...NOTHING, operands: ["it"], config: file };
  };

  test("may begin with the mark of its byte order", () => {
    const words = fileWith('\uFEFF{"mcpServers":{"it":{"command":"node"}}}');

    expect(findTarget(words).target).toMatchObject({ command: "node" });
  });

  test.each([
    '{"mcpServers":{"it":{"env":{"KEY":hunter2}}}}',
    '{"KEY":hunter2}',
    "hunter2",
    '{"KEY":"hunter2',
  ])("%s is refused without a word of what it holds", (text) => {
    expect(() => findTarget(fileWith(text))).toThrow(/cannot be read: (?!.*(hunter|KEY))/);
  });

  test("has its URLs kept to itself, for they may hold secrets", () => {
    const url = "gopher://ada:hunter2@example.com/mcp?key=hunter2";

    expect(() => find({ url })).toThrow(/^(?!.*hunter2).*cannot be reached: it is of gopher:/);
  });
});
