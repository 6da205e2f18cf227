import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any upload or write may take: what is older belongs to a process that is no more. */
const STALE_MILLISECONDS = 3_600_000;

/** Removes what was left behind in a folder of temporary files; what another process is writing now stays. */
export async function removeStale(folder: string): Promise<void> {
  const oldest = Date.now() - STALE_MILLISECONDS;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may be clearing too.
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() && found.mtimeMs < oldest) await rm(path, { force: true });
  }
}
