import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ServiceError } from '../../errors.ts';

/**
 * The storage of files. The caller creates the key before it stores the file. So a row can name the key
 * first, and every stored file has a row. A second put with the same key replaces the whole content.
 */
export interface Storage {
  put(key: StorageKey, bytes: Uint8Array): Promise<void>;
  /** The file from its beginning, or null when the key has no file. */
  get(key: StorageKey): Promise<Readable | null>;
  /** Deletes a file. A missing file is no error, because a repeated call finds none. */
  delete(key: StorageKey): Promise<void>;
  /** Deletes the incomplete files of killed processes, which have no key. */
  tidy(): Promise<void>;
}

declare const brand: unique symbol;
/**
 * A random key. It reveals neither the owner nor the file name, cannot be guessed, and is a safe file name on
 * every system.
 */
export type StorageKey = string & { readonly [brand]: 'StorageKey' };

const KEY_BYTES = 32;
const KEY = /^[0-9a-f]{64}$/;

export const isStorageKey = (text: string): text is StorageKey => KEY.test(text);

export function newStorageKey(): StorageKey {
  return checkedKey(randomBytes(KEY_BYTES).toString('hex'));
}

/**
 * @throws RangeError for a text that is not a storage key, because a path must never be made of other texts.
 */
export function checkedKey(text: string): StorageKey {
  if (!isStorageKey(text)) throw new RangeError('That is no storage key');
  return text;
}

export type StorageFault = 'missing' | 'full' | 'read-only' | 'refused' | 'unavailable';

const explanations: Readonly<Record<StorageFault, string>> = {
  missing: 'The place where files are kept is not there.',
  full: 'The place where files are kept is full.',
  'read-only': 'The place where files are kept may not be written to.',
  refused: 'The place where files are kept refuses our credentials.',
  unavailable: 'The place where files are kept does not answer.',
};

/**
 * The file was not stored, not even a part of it. The caller is asked to try again later. The log gets the
 * reason by `fault` and the cause.
 */
export class StorageError extends ServiceError {
  readonly fault: StorageFault;
  constructor(fault: StorageFault, cause: unknown) {
    super('provider-unavailable', 'filesUnavailable');
    this.name = 'StorageError';
    this.fault = fault;
    this.cause = new Error(explanations[fault], { cause });
  }
}

const faults: Readonly<Record<string, StorageFault>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EROFS: 'read-only',
};

/** Converts an error of the file system to a fault of the storage. */
export function storageErrorOf(error: unknown): StorageError {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return new StorageError(faults[code] ?? 'unavailable', error);
}
