import { expect, it } from 'vitest';
import { asked, named, refusal } from '../../../stories/references.ts';
import { standingOf } from './standing.ts';

const [one, other] = named.references;
if (one === undefined || other === undefined) throw new Error('Two are named');

it.each([
  ['two are enough, verified or not', named.references, 'enough'],
  ['two are verified', [one, { ...one, id: other.id }], 'done'],
  ['two are verified, and one cannot be reached', [one, one, { ...other, hint: 'not_reached' }], 'done'],
  ['one of two refused', refusal.references, 'oneMore'],
  ['one alone', [other], 'oneMore'],
  ['one cannot be reached', asked({ hint: 'not_reached' }).references, null],
  ['one has her own number', asked({ hint: 'own_number' }).references, null],
  ['all refused', [{ ...one, status: 'refused' }], null],
  ['none', [], null],
])('%s', (_, sent, standing) => {
  expect(standingOf(sent)).toBe(standing);
});
