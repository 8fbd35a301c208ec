/** What a watch learns of its peer. */
export type WatchEvent = { readonly type: "life.seen" } | { readonly type: "silence.passed" };

/** How long to listen, in ms; false is for ever. */
export interface Listening {
  readonly duration: number | false;
}
