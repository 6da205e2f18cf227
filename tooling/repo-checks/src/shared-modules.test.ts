import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { files, read, withoutComments } from './repo.ts';

/** A room whose test files share one set of modules says so in one of these words. */
const SHARED = /\.\.\.sharedDocument|\.\.\.sharedModules|\bisolate: false|\bstoryTests\(/;
/** What puts another module in the place of one, for every file that comes after. */
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
