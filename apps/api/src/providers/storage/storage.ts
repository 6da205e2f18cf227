import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ServiceError } from '../../errors.ts';

/**
 * Where files are kept. The key is minted by whoever stores, so that a row can name it before the file is there and
 * nothing is ever stored that no row knows of. The same key put twice holds what came last, whole.
 */
export interface Storage {
  put(key: StorageKey, bytes: Uint8Array): Promise<void>;
  /** The file from its beginning, or null when there is none under that key. */
  get(key: StorageKey): Promise<Readable | null>;
  /** Deleting what is not there is no error: it is what a repeat finds. */
  delete(key: StorageKey): Promise<void>;
  /** Clears away what a process that was killed has left half written, under no key. */
  tidy(): Promise<void>;
}

declare const brand: unique symbol;
/** Says nothing of whose file it is or what it was called, cannot be guessed, and is a safe file name everywhere. */
export type StorageKey = string & { readonly [brand]: 'StorageKey' };

const KEY_BYTES = 32;
const KEY = /^[0-9a-f]{64}$/;

export const isStorageKey = (text: string): text is StorageKey => KEY.test(text);

export function newStorageKey(): StorageKey {
  return checkedKey(randomBytes(KEY_BYTES).toString('hex'));
}

/** @throws RangeError for a text that was never minted here: a path must never be made of it. */
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
 * Nothing was stored, and no part of it either. The person is told to come back; the log says what is the matter, by
 * `fault` and by the cause.
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

/** What the file system says is the matter, as a fault of the storage. */
export function storageErrorOf(error: unknown): StorageError {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return new StorageError(faults[code] ?? 'unavailable', error);
}
