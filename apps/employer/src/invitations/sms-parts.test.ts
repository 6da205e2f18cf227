import { expect, it } from 'vitest';
import { smsParts } from './sms-parts.ts';

it('names what the service leaves out of an invitation, each in its place', () => {
  expect(smsParts('Asks to check you… amini…/i/… Reply YES … or NO …')).toEqual([
    'Asks to check you… ',
    { leftOut: 'link' },
    ' Reply ',
    'YES ',
    { leftOut: 'number' },
    ' or ',
    'NO ',
    { leftOut: 'number' },
    '',
  ]);
});

it('changes no other words', () => {
  expect(smsParts('Amini: YES counts for 90 days.')).toEqual(['Amini: YES counts for 90 days.']);
});
