/**
 * Turns what a call remembers into text that its client keeps, and back.
 *
 * A text opens only under the binding that it was sealed under, unchanged, and
 * in time; `open` rejects otherwise. Nobody but a holder of the keys can read it.
 */
export interface Seal {
  readonly seal: (payload: string, binding: string) => Promise<string>;
  readonly open: (token: string, binding: string) => Promise<string>;
}
