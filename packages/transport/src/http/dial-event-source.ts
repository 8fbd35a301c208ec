import { Observable } from "#rxjs";
import type { Transport } from "../channel.ts";
import { checkKeys } from "../options/check-keys.ts";
import { EventSourceChannel } from "./event-source-channel.ts";
import { HTTP_KEYS } from "./http-keys.ts";
import type { HttpOptions } from "./http-options.ts";

/** Dials the two endpoints that 2024-11-05 speaks over: the channel is there once the server named the second. */
export function dialEventSource(url: string | URL, options: HttpOptions = {}): Transport {
  checkKeys("dialEventSource", options, HTTP_KEYS);
  return new Observable((subscriber) => {
    const channel = new EventSourceChannel(url, options, {
      opened: (opened) => {
        subscriber.next(opened);
        subscriber.complete();
      },
      failed: (error) => subscriber.error(error),
    });
    return () => channel.discard();
  });
}
