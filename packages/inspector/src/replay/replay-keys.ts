import { aClock, aFunction, aText, aWord, type KeysOf, texts } from "@mcp-actors/transport";
import type { ToVitestOptions } from "./export/to-vitest.ts";
import type { DifferenceOptions } from "./json-differences.ts";
import type { MockServerOptions } from "./mock/mock-server.ts";
import type { RedriveOptions } from "./redrive/redrive.ts";

/** What a comparison may be told. */
export const DIFFERENCE_KEYS: KeysOf<DifferenceOptions> = { ignore: texts };

/** What `redrive` may be told. */
export const REDRIVE_KEYS: KeysOf<RedriveOptions> = {
  ...DIFFERENCE_KEYS,
  order: aWord("recorded", "sequential"),
  peer: aText,
  rewrite: aFunction,
  onRequest: aFunction,
};

/** What `mockServer` may be told. */
export const MOCK_SERVER_KEYS: KeysOf<MockServerOptions> = {
  speed: 1,
  peer: aText,
  clock: aClock,
};

/** What `toVitest` may be told. */
export const TO_VITEST_KEYS: KeysOf<ToVitestOptions> = { target: 1, calls: texts };
