import { expect, it } from 'vitest';
import { parseDay } from './parse-day.ts';

it.each([
  ['12102026', '2026-10-12'],
  ['12/10/2026', '2026-10-12'],
  ['12.10.2026', '2026-10-12'],
  ['12-10-26', '2026-10-12'],
  ['12 10 2026', '2026-10-12'],
  [' 2 / 3 / 2026 ', '2026-03-02'],
  ['12 October 2026', '2026-10-12'],
  ['12 OCT 2026', '2026-10-12'],
  ['12oct26', '2026-10-12'],
  ['12th October, 2026', '2026-10-12'],
  ['9 Sept 2026', '2026-09-09'],
  ['29 Feb 2024', '2024-02-29'],
  ['2026-10-12', '2026-10-12'],
])('reads %j as %s', (typed, day) => {
  expect(parseDay(typed)).toBe(day);
});

it.each([
  '',
  '12',
  '12 10',
  '10/13/2026',
  '31 June 2026',
  '29 Feb 2026',
  '12 Octember 2026',
  '12 Ju 2026',
  '121026',
  '12/10/226',
  '0/10/2026',
  'yesterday',
])('reads no day out of %j', (typed) => {
  expect(parseDay(typed)).toBeUndefined();
});
