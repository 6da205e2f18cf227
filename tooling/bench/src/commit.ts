import { execFileSync } from 'node:child_process';
import { ROOT } from './root.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT }).toString().trim();

/** The commit by its short hash, and whether the files differ from it. */
export const commitName = (hash: string, status: string): string =>
  status === '' ? hash : `${hash} + changes`;

/** Of this checkout. */
export const currentCommit = (): string =>
  commitName(git('rev-parse', '--short', 'HEAD'), git('status', '--porcelain'));
