import { isGoBetween, parentOf } from "./process-ancestry.ts";

const LOOK_INTERVAL = 500;

/**
 * Tells when whoever started this process is gone; calling what it returns stops watching.
 *
 * That is its parent, and on Linux also who started the shell that `npx` and its like put in between. Looks
 * twice a second and does not hold the process.
 */
export function watchParent(onGone: () => void): () => void {
  const parent = process.ppid;
  const starter = isGoBetween(parent) ? parentOf(parent) : undefined;
  const looking = setInterval(() => {
    const isThere = process.ppid === parent;
    if (isThere && (starter === undefined || parentOf(parent) === starter)) return;
    clearInterval(looking);
    onGone();
  }, LOOK_INTERVAL);
  looking.unref();
  return () => clearInterval(looking);
}
