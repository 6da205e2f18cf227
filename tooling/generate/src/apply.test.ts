import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apply } from './apply.ts';
import type { Plan } from './generator.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generate-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/list.ts'), 'const list = [\n  one,\n];\n');
});
afterEach(() => rmSync(root, { recursive: true }));

const text = (path: string) => readFileSync(join(root, path), 'utf8');
const everything = () => readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();

const plan: Plan = {
  files: { 'src/deep/two.ts': 'export const two = 2;\n' },
  inserts: [{ path: 'src/list.ts', before: '];\n', text: '  two,\n' }],
  next: [],
};

it('writes new files in new folders, puts texts at their anchors, and has both formatted', () => {
  const format = vi.fn<(paths: readonly string[]) => void>();
  apply(root, plan, format);
  expect(text('src/deep/two.ts')).toBe('export const two = 2;\n');
  expect(text('src/list.ts')).toBe('const list = [\n  one,\n  two,\n];\n');
  expect(format.mock.calls).toEqual([[['src/deep/two.ts', 'src/list.ts']]]);
});

it('puts several texts into one file, each where the last one left it', () => {
  const inserts = [
    { path: 'src/list.ts', after: '[\n', text: '  $&,\n' },
    { path: 'src/list.ts', before: '  one', text: '  half,\n' },
  ];
  apply(root, { ...plan, inserts }, () => undefined);
  expect(text('src/list.ts')).toBe('const list = [\n  $&,\n  half,\n  one,\n];\n');
});

const insert = (path: string, before: string): Partial<Plan> => ({ inserts: [{ path, before, text: 'x' }] });

it.each([
  ['a file exists', { files: { ...plan.files, 'src/list.ts': '' } }, 'src/list.ts exists.'],
  ['an anchor is missing', insert('src/list.ts', 'three'), 'src/list.ts has 0 times, not once: "three"'],
  ['an anchor is there twice', insert('src/list.ts', '\n'), 'src/list.ts has 3 times, not once: "\\n"'],
  ['a file with an anchor is missing', insert('src/gone.ts', 'one'), 'src/gone.ts is not there.'],
])('writes nothing when %s', (_case, changed: Partial<Plan>, words) => {
  const [before, list] = [everything(), text('src/list.ts')];
  const format = vi.fn<(paths: readonly string[]) => void>();
  expect(() => apply(root, { ...plan, ...changed }, format)).toThrow(words);
  expect(everything()).toEqual(before);
  expect(text('src/list.ts')).toBe(list);
  expect(format).not.toHaveBeenCalled();
});

it('says everything that is in the way at once', () => {
  const both = { ...plan, ...insert('src/list.ts', 'three'), files: { 'src/list.ts': '' } };
  expect(() => apply(root, both, () => undefined)).toThrow(/^Nothing was written\.\n.*exists\.\n.*"three"$/);
});
