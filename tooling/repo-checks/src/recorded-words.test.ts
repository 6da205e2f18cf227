import { expect, test } from 'vitest';
import { files, read } from './repo.ts';

const RECORDED = 'apps/worker/stories/said-in-kiswahili.ts';
const SAID = 'apps/api/src/language/kiswahili/';

test('what stories record of the service in Kiswahili is what it says today', () => {
  const recorded = [...read(RECORDED).matchAll(/^\s+(?:\w+: )?('.+'),$/gm)].map(([, words = '']) => words);
  const catalogues = files.filter((path) => path.startsWith(SAID)).map((path) => read(path));
  expect(recorded.length).toBeGreaterThan(4);
  expect(catalogues.length).toBeGreaterThan(4);
  expect(recorded.filter((words) => !catalogues.some((text) => text.includes(words)))).toEqual([]);
});
