import type { Client } from "@mcp-actors/client";

/** What a client's view of the tools has shown. */
export interface ToolWatch {
  /** Settles when the view has shown this many tools for the given time, counted from one. */
  readonly shown: (count: number, times?: number) => Promise<void>;
}

/** Watches the tools of a server until its client closes. */
export function watchTools({ tools$ }: Client): ToolWatch {
  const counts: number[] = [];
  let wake = () => {};
  let fail = (_error: unknown) => {};
  tools$.subscribe({
    next(tools) {
      counts.push(tools.length);
      wake();
    },
    error: (error: unknown) => fail(error),
  });
  const shown = (count: number, times = 1) =>
    new Promise<void>((resolve, reject) => {
      fail = reject;
      wake = () => {
        if (counts.filter((each) => each === count).length >= times) resolve();
      };
      wake();
    });
  return { shown };
}
