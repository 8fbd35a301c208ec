import { type RunningHub, type StartHubOptions, startHub } from "../../src/node/start-hub.ts";

/** A hub of a test, closed at the end of its scope. */
export async function openHub(
  options: StartHubOptions = {},
): Promise<RunningHub & AsyncDisposable> {
  const hub = await startHub({ port: 0, ...options });
  return { ...hub, [Symbol.asyncDispose]: hub.close };
}
