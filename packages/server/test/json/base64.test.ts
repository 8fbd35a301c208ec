import { expect, test } from "vitest";
import { toBase64 } from "../../src/json/base64.ts";

test.each([0, 1, 2, 3, 32_767, 32_768, 32_769, 100_000])(
  "%i bytes are as Node writes them",
  (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 31) % 256);

    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"));
  },
);
