import { TransportError } from "@mcp-actors/transport";
import { describe, expect, test } from "vitest";
import { EventStream } from "../../src/http/event-stream.ts";

/** What a stream carries, as the observer hears it. */
function read(pieces: Iterable<Uint8Array>, maxLength = 1_000_000): string[] {
  const heard: string[] = [];
  const stream = new EventStream(
    {
      event: (data, type) => heard.push(`${type}: ${data}`),
      lastId: (id) => heard.push(`id ${id}`),
      retry: (delay) => heard.push(`retry ${delay}`),
    },
    maxLength,
  );
  for (const piece of pieces) stream.push(piece);
  return heard;
}

const bytes = (text: string) => new TextEncoder().encode(text);
const readText = (text: string) => read([bytes(text)]);

describe("an event", () => {
  test.each([
    [
      "has its lines joined by LF (case 90)",
      'data: {"a":\ndata: 1\ndata:}\n\n',
      'message: {"a":\n1\n}',
    ],
    ["needs no space after the colon (case 90)", "data:x\n\n", "message: x"],
    ["loses one space and no more (case 90)", "data:  x\n\n", "message:  x"],
    ["may name its type last (case 90)", "data: x\nevent: endpoint\n\n", "endpoint: x"],
    ["without a type is a message (case 90)", "data: x\n\n", "message: x"],
    ["may have fields that nobody knows (case 90)", "foo: 1\nbar\ndata: x\n\n", "message: x"],
    ["may be empty (case 94)", "data:\n\n", "message: "],
    ["may have a field without a colon", "data\n\n", "message: "],
    [
      "may have comments inside and around (case 93)",
      ": ping\ndata: a\n: ping\ndata: b\n\n:\n\n",
      "message: a\nb",
    ],
    ["may begin with a byte order mark", "\uFEFFdata: x\n\n", "message: x"],
    ["keeps a byte order mark of its data", "data: \uFEFFx\n\n", "message: \uFEFFx"],
  ])("%s", (_name, text, heard) => {
    expect(readText(text)).toEqual([heard]);
  });

  test("without its blank line is not heard, and neither is its id (case 94)", () => {
    expect(readText("id: 1\ndata: a\n\nid: 2\ndata: b\n")).toEqual(["id 1", "message: a"]);
  });

  test("may be of a type that nobody knows (case 93)", () => {
    expect(readText("event: odd\ndata: a\n\ndata: b\n\n")).toEqual(["odd: a", "message: b"]);
  });
});

test.each([
  ["an id counts without data (case 94)", "id: 7\n\n", ["id 7"]],
  ["an id with NUL does not count", "id: a\0b\ndata: x\n\n", ["message: x"]],
  ["an empty id counts", "id\ndata: x\n\n", ["id ", "message: x"]],
  ["a delay counts at once (case 95)", "retry: 3000\n", ["retry 3000"]],
  ["a delay that is no number does not count", "retry: 3s\nretry: -1\nretry:\n\n", []],
])("%s", (_name, text, heard) => {
  expect(readText(text)).toEqual(heard);
});

const SAMPLE =
  'id: 1\nevent: message\ndata: {"text":"é漢🙂"}\n\n: ping\nretry: 10\ndata: a\ndata: b\n\n';
const HEARD = ["id 1", 'message: {"text":"é漢🙂"}', "retry 10", "message: a\nb"];

describe.each([
  ["LF", "\n"],
  ["CR LF", "\r\n"],
  ["CR", "\r"],
])("lines that end in %s", (_name, end) => {
  const sample = bytes(SAMPLE.replaceAll("\n", end));

  test("are read wherever they are cut in two (case 91)", () => {
    for (let cut = 0; cut <= sample.length; cut += 1) {
      expect(read([sample.subarray(0, cut), sample.subarray(cut)])).toEqual(HEARD);
    }
  });

  test("are read byte by byte (case 91)", () => {
    expect(read(Array.from(sample, (_, at) => sample.subarray(at, at + 1)))).toEqual(HEARD);
  });
});

test("line ends may be mixed (case 91)", () => {
  expect(readText("data: a\r\ndata: b\rdata: c\n\r\ndata: d\r\r")).toEqual([
    "message: a\nb\nc",
    "message: d",
  ]);
});

test.each([
  ["in one line", `data: ${"x".repeat(200)}\n\n`],
  ["in many lines", "data: xxxxxxxxxx\n".repeat(20)],
  ["in a line that does not end", `data: ${"x".repeat(200)}`],
])("an event past the limit %s is an error", (_name, text) => {
  expect(() => read([bytes(text)], 100)).toThrow(
    new TransportError("oversized", "Event is longer than 100 characters"),
  );
});

test("comments for ever are within any limit", () => {
  const ping = Array.from({ length: 1_000 }, () => [bytes(": pi"), bytes("ng\n")]).flat();
  expect(() => read(ping, 100)).not.toThrow();
});

test("a long event in many pieces takes linear time", () => {
  const piece = bytes("x".repeat(16 * 1024));
  const long = [bytes("data: "), ...Array.from({ length: 1024 }, () => piece), bytes("\n\n")];
  expect(read(long, 32 * 1024 * 1024)[0]).toHaveLength("message: ".length + 16 * 1024 * 1024);
}, 5_000);

test("an event of lines without anything in them has an end as well", () => {
  expect(() => read([bytes("data\n".repeat(2_000))], 1_000)).toThrow(TransportError);
});
