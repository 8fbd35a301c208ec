/** Bytes in use, after everything that can be collected was. */
export async function heapUsed(): Promise<number> {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error("Collecting garbage needs --expose-gc");
  for (let pass = 0; pass < 3; pass++) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return process.memoryUsage().heapUsed;
}
