import type { OperatorFunction } from "rxjs";
import { Observable } from "#rxjs";
import { LineSplitter } from "./line-splitter.ts";

/** The limit of the lines that are cut. */
export interface SplitLinesOptions {
  /** Longest line that is read, in bytes without its end; default 16 MiB. */
  readonly maxBytes?: number | undefined;
}

/** Cuts a stream of chunks into the lines they carry; errors with `oversized` at a line past the limit. */
export function splitLines(
  options?: SplitLinesOptions,
): OperatorFunction<Uint8Array | string, string> {
  return (chunk$) =>
    new Observable((subscriber) => {
      const splitter = new LineSplitter((line) => subscriber.next(line), options?.maxBytes);
      return chunk$.subscribe({
        next: (chunk) => {
          try {
            splitter.push(chunk);
          } catch (error) {
            subscriber.error(error);
          }
        },
        error: (error: unknown) => subscriber.error(error),
        complete: () => {
          splitter.end();
          subscriber.complete();
        },
      });
    });
}
