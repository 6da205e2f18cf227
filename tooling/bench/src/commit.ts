import { execFileSync } from 'node:child_process';
import { ROOT } from './root.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT }).toString().trim();

/** The short hash of the commit, with a mark when the files differ from it. */
export const commitName = (hash: string, status: string): string =>
  status === '' ? hash : `${hash} + changes`;

/** The commit of this checkout. */
export const currentCommit = (): string =>
  commitName(git('rev-parse', '--short', 'HEAD'), git('status', '--porcelain'));
