import type { ChannelPromise } from "./channel-pair.ts";
import { deliveryPromises } from "./delivery-promises.ts";
import { endingPromises } from "./ending-promises.ts";

/**
 * What every channel promises, to be checked on a pair of one's own.
 *
 * @example With any test runner
 * ```ts
 * test.each(channelPromises)("$title", ({ check }) => check(openPair));
 * ```
 */
export const channelPromises: readonly ChannelPromise[] = [...deliveryPromises, ...endingPromises];
