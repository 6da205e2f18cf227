import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gitOf } from './git.ts';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    stdio: 'pipe',
  });
const write = (name: string, text = name) => writeFileSync(join(root, name), text);
const commit = (name: string) => {
  write(name);
  git('add', '.');
  git('commit', '-qm', name);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changes-'));
  git('init', '-q', '-b', 'main');
  write('.gitignore', 'made.txt');
  commit('old.txt');
});
afterEach(() => rmSync(root, { recursive: true }));

test('on a branch: all that differs from where it left main, committed or not, and what git does not know yet', () => {
  git('checkout', '-qb', 'work');
  commit('committed.txt');
  write('old.txt', 'changed');
  write('new.txt');
  write('made.txt');
  git('checkout', '-q', 'main', '--', '.gitignore');
  expect(gitOf(root).changed().toSorted()).toEqual(['committed.txt', 'new.txt', 'old.txt']);
  expect(gitOf(root).files().toSorted()).toEqual(['.gitignore', 'committed.txt', 'new.txt', 'old.txt']);
});

test('what main did since is none of the branch’s changes', () => {
  git('checkout', '-qb', 'work');
  commit('committed.txt');
  git('checkout', '-q', 'main');
  commit('elsewhere.txt');
  git('checkout', '-q', 'work');
  expect(gitOf(root).changed()).toEqual(['committed.txt']);
});

test('on main: what was not pushed, or, with nothing to push to, what was not committed', () => {
  commit('committed.txt');
  write('new.txt');
  expect(gitOf(root).changed()).toEqual(['new.txt']);
  git('update-ref', 'refs/remotes/origin/main', 'HEAD~1');
  expect(gitOf(root).changed()).toEqual(['committed.txt', 'new.txt']);
});

test('a folder that is no checkout is refused', () => {
  rmSync(join(root, '.git'), { recursive: true });
  expect(() => gitOf(root).changed()).toThrow('this needs a checkout');
});
