import { existsSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { changesOf, readerOf } from './apply.ts';
import { planOf } from './command.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = readerOf(ROOT);

/** Each file as a command would leave it in the repository as it is. Nothing is written. */
export const made = (...args: readonly string[]): ReadonlyMap<string, string> =>
  changesOf(read, planOf(args, { read, today: '2026-11-26' }));

/** What a command leaves to be done by hand. */
export const leftBy = (...args: readonly string[]): string =>
  planOf(args, { read, today: '2026-11-26' }).next.join('\n');

/** The names of the files of a folder, without their endings. */
export const namesIn = (folder: string): readonly string[] =>
  readdirSync(resolve(ROOT, folder)).map((file) => basename(file, '.ts'));

/** The text of a file of the repository. */
export const textOf = (path: string): string => read(path) ?? '';

/** Whether the repository has a file or a folder of this path. */
export const isThere = (path: string): boolean => existsSync(resolve(ROOT, path));
