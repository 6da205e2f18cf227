import { expect, it } from 'vitest';
import { designChanges } from './design-changes.ts';

const files = Object.keys(import.meta.glob('../*/*/*.stories.tsx'));
const exists = (place: string) => files.includes(`../${place}/${place.split('/').at(-1) ?? ''}.stories.tsx`);

it('begins with the newest change', () => {
  const days = designChanges.map(({ day }) => day);
  expect(days.length).toBeGreaterThan(20);
  expect(days).toEqual(days.toSorted().toReversed());
});

it('leads to stories that exist', () => {
  const places = designChanges.flatMap(({ place }) => (place === undefined ? [] : [place]));
  expect(places.length).toBeGreaterThan(10);
  expect(places.filter((place) => !exists(place))).toEqual([]);
});

it('says what takes the place of what goes, and keeps nothing that is removed', () => {
  const gone = designChanges.filter(({ kind }) => kind === 'deprecated' || kind === 'removed');
  expect(gone.filter(({ instead }) => instead === undefined)).toEqual([]);
  const removed = designChanges.filter(({ kind }) => kind === 'removed');
  expect(removed.filter(({ name }) => exists(`components/${name}`))).toEqual([]);
});
