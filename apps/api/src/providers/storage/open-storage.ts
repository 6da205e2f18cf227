import type { Config } from '../../config.ts';
import { createBucketStorage } from './bucket.ts';
import { createFolderStorage, prepareFolder } from './folder.ts';
import type { Storage } from './storage.ts';

/** Opens the configured storage: a bucket, or otherwise a folder. */
export async function openStorage(storage: Config['storage']): Promise<Storage> {
  if (storage.kind === 'bucket') return createBucketStorage(storage);
  await prepareFolder(storage.folder);
  return createFolderStorage(storage.folder);
}
