import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any upload or write may take. An older file belongs to a process that has ended. */
const STALE_MILLISECONDS = 3_600_000;

/** Deletes old files from a folder of temporary files. The files that another process writes now stay. */
export async function removeStale(folder: string): Promise<void> {
  const oldest = Date.now() - STALE_MILLISECONDS;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may delete files at the same time.
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() && found.mtimeMs < oldest) await rm(path, { force: true });
  }
}
