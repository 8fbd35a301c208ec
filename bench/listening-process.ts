import { fork } from "node:child_process";
import { once } from "node:events";

/** A server in a process of its own, which ends with this one at the latest. */
export interface ListeningProcess {
  /** Where it listens. */
  readonly url: string;
  readonly stop: () => void;
}

/** Forks a program that tells its parent where it listens. */
export async function startListening(
  program: string,
  args: readonly string[],
): Promise<ListeningProcess> {
  const child = fork(program, args);
  const [url] = await once(child, "message");
  return { url: String(url), stop: () => child.disconnect() };
}
