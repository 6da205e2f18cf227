import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** What a run needs is a tenth of it: the log, and the databases of the tests that run at once. */
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * Where data may lie that goes with the test: in memory where Linux keeps a folder there with room (a container has one of 64 MB),
 * else on the disk. A database is some six hundred small files, and to make them on a disk is most of what a copy of one costs.
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
