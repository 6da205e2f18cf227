import { expect, test } from 'vitest';
import { readTags } from './tags.ts';

const tag = (...ids: string[]) => `  // spec: ${ids.join(', ')}`;
const text = (...rows: string[]) => rows.join('\n');

test.each([
  ['a test', "  it('is shown', () => {"],
  ['a table of tests', '  it.each(['],
  ['a group', "describe('a review', () => {"],
  ['a journey', "test('pays', { tag: '@desk' }, async ({ page }) => {"],
  ['a story', 'export const Sample = screen({'],
])('the tag of %s is read, over whatever other comments', (_, below) => {
  const tagged = text(tag('reviews/own', 'calls/add'), tag('a/b'), '  // Because it is so.', below);
  expect(readTags(tagged)).toEqual({ ids: ['reviews/own', 'calls/add', 'a/b'], faults: [] });
});

test.each([
  [
    'a tag above no test',
    text(tag('a/b'), '  const x = 1;', "  it('is shown', () => {"),
    'a/b: no test stands below',
  ],
  ['a tag at the end', tag('a/b'), 'a/b: no test stands below'],
  ['a word that is no id', text(tag('a/b', 'reviews'), "it('is shown', () => {"), 'reviews: this is no id'],
])('%s is a fault', (_, written, fault) => {
  expect(readTags(written).faults).toEqual([fault]);
});
