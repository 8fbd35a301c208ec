import { parseArgs } from "node:util";
import type { Check } from "./check.ts";

/** Longest that one check may take, in ms. */
const LIMIT = 120_000;

/**
 * Runs checks one after another, prints a line for each, and lets the process fail if one has failed.
 *
 * Words on the command line choose the checks whose titles have them all.
 */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  const words = parseArgs({ allowPositionals: true }).positionals;
  const chosen = checks.filter(({ title }) => words.every((word) => title.includes(word)));
  let failed = 0;
  let isLate = false;
  for (const check of chosen) {
    try {
      await inTime(check);
      console.log(`ok    ${check.title}`);
    } catch (error) {
      failed += 1;
      isLate ||= error instanceof LateError;
      console.log(`FAIL  ${check.title}`);
      console.log(error);
    }
  }
  console.log(`${chosen.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && chosen.length > 0 ? 0 : 1;
  // One that was not done in time may still hold the process.
  if (isLate) process.exit();
}

class LateError extends Error {}

async function inTime(check: Check): Promise<void> {
  let timeout: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timeout = setTimeout(() => reject(new LateError(`Not done in ${LIMIT} ms`)), LIMIT);
  });
  try {
    await Promise.race([check.run(), late]);
  } finally {
    clearTimeout(timeout);
  }
}
