import type { ELK } from "elkjs/lib/elk-api.js";

let started: Promise<ELK> | undefined;

/** The layout engine, in a worker of its own; loaded when it is first wanted. */
export function startElk(): Promise<ELK> {
  started ??= load();
  return started;
}

async function load(): Promise<ELK> {
  const [{ default: Elk }, { default: url }] = await Promise.all([
    import("elkjs/lib/elk-api.js"),
    // The file as it is published, unchanged, as its licence wants.
    import("elkjs/lib/elk-worker.min.js?url"),
  ]);
  return new Elk({ workerFactory: () => new Worker(url) });
}
