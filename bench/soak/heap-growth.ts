/** Growth that is no leak: a table that doubles, code that is compiled late. In bytes a call. */
const TOLERATED = 16;

// Of what every run moves by, however few its calls.
const NOISE = 256 * 1024;

/** What a heap came to, after so many calls. */
export interface HeapSample {
  readonly calls: number;
  readonly bytes: number;
}

/** Bytes that stay for each call: the median of the slices, which no single step up or down moves. */
function bytesACall(samples: readonly HeapSample[]): number {
  const slopes = samples
    .slice(1)
    .map(({ calls, bytes }, at) => {
      const before = samples[at] ?? { calls: 0, bytes: 0 };
      return (bytes - before.bytes) / (calls - before.calls);
    })
    .sort((one, other) => one - other);
  return slopes[slopes.length >> 1] ?? 0;
}

/** The fault of a heap that grows with the calls; the first third of the samples warms up. `noise` is in bytes. */
export function heapFaults(samples: readonly HeapSample[], noise: number = NOISE): string[] {
  const warm = samples.slice(Math.ceil(samples.length / 3));
  const growth = bytesACall(warm);
  const calls = (warm.at(-1)?.calls ?? 0) - (warm[0]?.calls ?? 0);
  console.log(`  heap ${samples.map(({ bytes }) => mib(bytes)).join(", ")} MiB`);
  console.log(`  ${growth.toFixed(1)} bytes a call stay once it is warm`);
  return growth > Math.max(TOLERATED, noise / calls)
    ? [`${growth.toFixed(1)} bytes stay of each call`]
    : [];
}

function mib(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(2);
}
