// The clock is looked at once a batch, so that reading it costs next to nothing.
const CALLS_PER_BATCH = 8;

/** Calls one time after another until a moment of `performance.now()`, and gives how often. */
export async function callUntil(end: number, call: () => Promise<unknown>): Promise<number> {
  let calls = 0;
  while (performance.now() < end) {
    for (let each = 0; each < CALLS_PER_BATCH; each++) await call();
    calls += CALLS_PER_BATCH;
  }
  return calls;
}
