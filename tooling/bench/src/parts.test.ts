import { expect, test } from 'vitest';
import { figure } from './figure.ts';
import { chosenParts, measured } from './parts.ts';
import { promises } from './promises.ts';

const parts = ['bundles', 'search', 'start'];

test.each([
  [[], parts],
  [['search'], ['search']],
  [
    ['start', 'bundles'],
    ['start', 'bundles'],
  ],
])('%j chooses %j', (asked, chosen) => {
  expect(chosenParts(asked, parts)).toEqual(chosen);
});

test('what is no part is named, with what there is', () => {
  expect(() => chosenParts(['serach'], parts)).toThrow('Unknown: serach. There are: bundles, search, start.');
});

test('a part that throws is told of instead of ending the run', async () => {
  const thrown = await measured('search', () => Promise.reject(new Error('nobody was found')));
  expect(thrown).toEqual({ figures: [], failure: { part: 'search', error: 'nobody was found' } });
});

test('a part that succeeds has its figures and no failure', async () => {
  const taken = [figure('styles', 9, promises.styles)];
  expect(await measured('bundles', () => taken)).toEqual({ figures: taken });
});
