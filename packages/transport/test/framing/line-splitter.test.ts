import { DEFAULT_MAX_MESSAGE_BYTES, LineSplitter, TransportError } from "@mcp-actors/transport";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { collectLines, pieces } from "../support/collect-lines.ts";

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

afterEach(() => vi.restoreAllMocks());

describe("cutting", () => {
  test.each([
    ["nothing", [], []],
    ["an empty chunk", [""], []],
    ["one line", ["a\n"], ["a"]],
    ["many lines in one chunk", ["a\nb\nc\n"], ["a", "b", "c"]],
    ["one line in many chunks", ["a", "b", "c\n"], ["abc"]],
    ["a line that ends where a chunk begins", ["a", "\nb\n"], ["a", "b"]],
    ["lines across chunks", ["a\nb", "b\nc", "c\n"], ["a", "bb", "cc"]],
    ["a last line without its end", ["a\nb"], ["a", "b"]],
    ["blank and whitespace-only lines (case 1)", ["\n \n\t\r\n\r\na\n\n", "\n", "  \n"], ["a"]],
    ["CR LF (case 7)", ["a\r\nb\r", "\nc\r\n"], ["a", "b", "c"]],
    ["a lone CR inside a line (case 7)", ["a\rb\r\r\n"], ["a\rb\r"]],
    ["a byte order mark at the start", ["\ufeffa\n"], ["a"]],
  ])("takes %s", (_name, texts, lines) => {
    const encoder = new TextEncoder();

    expect(collectLines(texts.map((text) => encoder.encode(text)))).toEqual(lines);
  });

  test("splits on the line feed only (case 4)", () => {
    const line = "a\u2028b\u2029c\u0085d\u000be\u000cf";

    expect(collectLines([new TextEncoder().encode(`${line}\n`)])).toEqual([line]);
  });

  test("gives the same lines wherever the chunks are cut", () => {
    const lines = fc.array(
      fc.string({ unit: "binary" }).filter((line) => /^[^\s\ufeff]+$/.test(line)),
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 9 }), (expected, size) => {
        const bytes = new TextEncoder().encode(expected.map((line) => `${line}\n`).join(""));

        expect(collectLines(pieces(bytes, size))).toEqual(expected);
      }),
    );
  });
});

describe("decoding", () => {
  const text = '{"text":"é漢😀"}';
  const bytes = new TextEncoder().encode(`${text}\n`);

  test("joins characters that arrive byte by byte (case 3)", () => {
    expect(collectLines(pieces(bytes, 1))).toEqual([text]);
  });

  test.each(Array.from(bytes, (_, offset) => offset))(
    "joins halves cut at byte %i (case 3)",
    (offset) => {
      expect(collectLines([bytes.subarray(0, offset), bytes.subarray(offset)])).toEqual([text]);
    },
  );

  test.each([1, 1000, 32_767, 32_768, 50_001])(
    "joins the characters of a long line that are cut every %i bytes (case 3)",
    (cut) => {
      const text = "aé漢😀".repeat(20_000);

      expect(collectLines(pieces(Buffer.from(`${text}\n${text}\nb`), cut))).toEqual([
        text,
        text,
        "b",
      ]);
    },
  );

  test("reads bytes that are no UTF-8 as U+FFFD", () => {
    expect(collectLines([Uint8Array.of(0x61, 0xff, 0x62, 0x0a)])).toEqual(["a\ufffdb"]);
  });

  test("takes strings as well as bytes, mixed (case 15)", () => {
    expect(
      collectLines(["a", new TextEncoder().encode("b\nc"), "d\n", Buffer.from("é\n")]),
    ).toEqual(["ab", "cd", "é"]);
  });

  test("joins a surrogate pair that is cut between two strings (case 15)", () => {
    expect(collectLines(["a\ud83d", "\ude00b\n"])).toEqual(["a😀b"]);
  });
});

describe("limit", () => {
  test("is 16 MiB unless told otherwise", () => {
    expect(DEFAULT_MAX_MESSAGE_BYTES).toBe(16 * MEBIBYTE);
  });

  test.each([
    ["in one chunk", ["éé\n"]],
    ["among others in one chunk", ["a\nb\néé\nc\n"]],
    ["in many chunks", ["é", "é\n"]],
    ["without an end", ["é", "é"]],
  ])("counts bytes of a line %s", (_name, texts) => {
    const chunks = texts.map((text) => Buffer.from(text));

    expect(collectLines(chunks, 4)).toContain("éé");
    expect(() => collectLines(chunks, 3)).toThrow(
      new TransportError("oversized", "Message is longer than 3 bytes"),
    );
  });

  test("gives the lines before the one that is too long", () => {
    const lines: string[] = [];
    const splitter = new LineSplitter((line) => lines.push(line), 3);

    expect(() => splitter.push(Buffer.from("a\nbb\ncccc\n"))).toThrow(TransportError);
    expect(lines).toEqual(["a", "bb"]);
  });

  test("stops a flood without a line end near the limit (case 8)", () => {
    const chunk = Buffer.alloc(64 * KIBIBYTE, "x");
    const splitter = new LineSplitter(() => {}, MEBIBYTE);
    let taken = 0;

    expect(() => {
      for (; taken < 200 * MEBIBYTE; taken += chunk.length) splitter.push(chunk);
    }).toThrow("Message is longer than 1048576 bytes");
    expect(taken).toBe(MEBIBYTE);
  });
});

describe("cost", () => {
  test.each([4, 16, 32])(
    "decodes each byte of a message of %i MiB once, and copies none (case 9)",
    (size) => {
      const copy = vi.spyOn(Uint8Array.prototype, "set");
      const decode = vi.spyOn(TextDecoder.prototype, "decode");

      const [line] = collectLines(pieces(messageOf(size), 64 * KIBIBYTE), 64 * MEBIBYTE);

      expect(line).toHaveLength(size * MEBIBYTE);
      expect(bytesOf(decode)).toBe(size * MEBIBYTE);
      expect(bytesOf(copy)).toBe(0);
    },
  );

  test("copies each byte of a message in small pieces once, but for a first few (case 9)", () => {
    const copy = vi.spyOn(Uint8Array.prototype, "set");

    const [line] = collectLines(pieces(messageOf(4), KIBIBYTE));

    const copied = bytesOf(copy);
    expect(line).toHaveLength(4 * MEBIBYTE);
    expect(copied).toBeGreaterThan(3 * MEBIBYTE);
    expect(copied).toBeLessThan(4.1 * MEBIBYTE);
  });

  test("decodes many small lines of one chunk at once", () => {
    const decode = vi.spyOn(TextDecoder.prototype, "decode");

    expect(collectLines([Buffer.from("line\n".repeat(1000))])).toHaveLength(1000);
    expect(decode).toHaveBeenCalledTimes(1);
  });
});

test.each<[string, readonly string[], string]>([
  ["nothing came", [], ""],
  ["the last line has its end", ["one\n"], ""],
  ["a line has begun", ["one\ntw", "o"], "two"],
  ["a character is cut", [`${"x".repeat(79)}é`], "x".repeat(79)],
  ["a long line has begun", ["é".repeat(100_000)], "é".repeat(80)],
])("tells how what has no end begins: %s", (_what, chunks, expected) => {
  const splitter = new LineSplitter(() => {});

  for (const chunk of chunks) splitter.push(Buffer.from(chunk));

  expect(splitter.unended).toBe(expected);
});

/** A line of so many MiB, with its end. */
function messageOf(size: number): Buffer {
  const bytes = Buffer.alloc(size * MEBIBYTE + 1, "x");
  bytes[bytes.length - 1] = 10;
  return bytes;
}

/** How many bytes a function was handed as its first argument, over all calls. */
function bytesOf({ mock }: { readonly mock: { readonly calls: readonly unknown[][] } }): number {
  return mock.calls.reduce(
    (sum, [from]) => sum + (ArrayBuffer.isView(from) ? from.byteLength : 0),
    0,
  );
}
