import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A run needs a tenth of it: for the log, and for the databases of concurrent tests. */
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * A folder for data that ends with the test: in memory where Linux has such a folder with enough room (a container's has
 * 64 MB), else on the disk. A database is some six hundred small files. Making them on a disk is most of the cost of a
 * copy.
 */
export function passingFolder(memory = '/dev/shm', roomBytes = ROOM_BYTES): string {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= roomBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
