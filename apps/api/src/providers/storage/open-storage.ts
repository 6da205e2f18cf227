import type { Config } from '../../config.ts';
import type { AnchorStore } from './anchors.ts';
import { createBucketAnchors } from './bucket-anchors.ts';
import { createBucketStorage } from './bucket.ts';
import { createFolderAnchors } from './folder-anchors.ts';
import { createFolderStorage, prepareFolder } from './folder.ts';
import type { Storage } from './storage.ts';

/** Opens the configured storage: a bucket, or otherwise a folder. */
export async function openStorage(storage: Config['storage']): Promise<Storage> {
  if (storage.kind === 'bucket') return createBucketStorage(storage);
  await prepareFolder(storage.folder);
  return createFolderStorage(storage.folder);
}

/** The anchors of the audit log, in the same bucket or folder. A folder must have been prepared. */
export const openAnchors = (storage: Config['storage']): AnchorStore =>
  storage.kind === 'bucket' ? createBucketAnchors(storage) : createFolderAnchors(storage.folder);
