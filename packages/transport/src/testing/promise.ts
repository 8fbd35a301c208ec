import type { ChannelPair, ChannelPromise } from "./channel-pair.ts";
import { Recorder } from "./recorder.ts";

/** A pair under test with a recorder on each end. */
export interface RecordedPair extends ChannelPair {
  readonly atNear: Recorder;
  readonly atFar: Recorder;
}

/** A promise that is checked on a fresh pair, which is closed and released afterwards. */
export function promise(
  title: string,
  check: (pair: RecordedPair) => Promise<void>,
): ChannelPromise {
  return {
    title,
    check: async (openPair) => {
      const pair = await openPair();
      const { near, far } = pair;
      const recorded = { near, far, atNear: new Recorder(near), atFar: new Recorder(far) };
      try {
        await check(recorded);
      } finally {
        recorded.atNear.close();
        recorded.atFar.close();
        await Promise.all([near.closed, far.closed]);
        await pair.close?.();
      }
    },
  };
}

/** Throws unless both are written as the same JSON. */
export function expectSame(actual: unknown, expected: unknown): void {
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (found !== wanted) throw new Error(`Expected ${excerpt(wanted)}, found ${excerpt(found)}`);
}

function excerpt(text: string | undefined): string {
  return text === undefined || text.length <= 500 ? String(text) : `${text.slice(0, 500)}…`;
}
