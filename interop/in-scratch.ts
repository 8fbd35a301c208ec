import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Works in an empty folder of its own, which is gone afterwards. */
export async function inScratch<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  // Some peers compare paths, and a temporary folder may lie behind a link.
  const folder = await realpath(await mkdtemp(join(tmpdir(), "interop-")));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
