import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { files, read, withoutComments } from './repo.ts';

/** Settings that make the test files of a workspace share one set of modules. */
const SHARED = /\.\.\.sharedDocument|\bnodeTests\b|\bisolate: false|\bstoryTests\(/;
/** Calls that replace a module for every later file. */
const SWAPS_MODULE = /\bvi\.(?:mock|doMock)\(/;

const rooms = files
  .filter((path) => path.endsWith('/vitest.config.ts') && SHARED.test(read(path)))
  .map((path) => `${dirname(path)}/`);

test.each([
  ["vi.mock('node:fs')", true],
  ["vi.doMock('./a.ts', load)", true],
  ['vi.mocked(fs.renameSync)', false],
])('%s swaps a module: %s', (text, swaps) => expect(SWAPS_MODULE.test(text)).toBe(swaps));

test('no test swaps a module that other files have too', () => {
  expect(rooms.length).toBeGreaterThan(8);
  const swapping = files
    .filter((path) => /\.tsx?$/.test(path) && rooms.some((room) => path.startsWith(room)))
    .filter((path) => !path.endsWith('shared-modules.test.ts'))
    .filter((path) => SWAPS_MODULE.test(withoutComments(read(path))));
  expect(swapping, 'the files after it would get the swapped one: hand in what is to differ').toEqual([]);
});
