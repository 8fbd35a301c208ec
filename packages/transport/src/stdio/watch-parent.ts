const LOOK_INTERVAL = 500;

/**
 * Tells when the parent of this process is gone; calling what it returns stops watching.
 *
 * The end of stdin tells as a rule, but another process may hold the pipe open.
 * Looks twice a second and does not hold the process.
 */
export function watchParent(onGone: () => void): () => void {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    onGone();
  }, LOOK_INTERVAL);
  looking.unref();
  return () => clearInterval(looking);
}
