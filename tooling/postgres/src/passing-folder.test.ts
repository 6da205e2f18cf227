import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { passingFolder } from './passing-folder.ts';

const here = import.meta.dirname;

test('is the folder in memory where that has room, and the temporary one else', () => {
  expect(passingFolder(here, 1)).toBe(here);
  expect(passingFolder(here, Number.MAX_SAFE_INTEGER)).toBe(tmpdir());
  expect(passingFolder(join(here, 'nothing'), 1)).toBe(tmpdir());
});
