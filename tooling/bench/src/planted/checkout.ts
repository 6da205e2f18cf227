import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import type { Fault } from './fault.ts';

/** A separate checkout, so that no fault enters the files of a developer. */
export type Checkout = {
  folder: string;
  /** The short hash. */
  commit: string;
  plant(fault: Fault): void;
  takeOut(fault: Fault): void;
  remove(): void;
};

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT }).toString().trim();

/** Checks a revision out and installs its packages. */
export function openCheckout(revision: string): Checkout {
  const commit = git('rev-parse', '--short', revision);
  const folder = mkdtempSync(join(tmpdir(), `planted-${commit}-`));
  git('worktree', 'add', '--quiet', '--detach', '--force', folder, commit);
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: folder,
    stdio: 'ignore',
  });
  const change = ({ id, file }: Fault, from: string, to: string) => {
    const path = join(folder, file);
    writeFileSync(path, replacedOnce(readFileSync(path, 'utf8'), from, to, id));
  };
  return {
    folder,
    commit,
    plant: (fault) => change(fault, fault.find, fault.replace),
    takeOut: ({ file }) => {
      execFileSync('git', ['checkout', '--quiet', '--', file], { cwd: folder });
    },
    remove() {
      git('worktree', 'remove', '--force', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @throws Error where the text does not occur exactly once: the fault would be a different one, or none. */
export function replacedOnce(text: string, from: string, to: string, id: string): string {
  const places = text.split(from).length - 1;
  if (places !== 1) throw new Error(`${id}: its place stands ${places} times in the file`);
  return text.replace(from, () => to);
}
