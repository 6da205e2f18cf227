import { noFilters } from '@repo/domain/worker-filters';
import { describe, expect, it } from 'vitest';
import { searchQueryOf } from './search-query.ts';

describe('the service', () => {
  it.each([
    ['amina', {}, { q: 'amina' }],
    ['', { place: 'Karen' }, { place: 'Karen' }],
    ['', { minimumYears: 5 }, { min_years: '5' }],
    ['', { verifiedOnly: true }, { verified: 'true' }],
    ['amina', { role: 'Nannies' }, { q: 'amina', role: 'Nannies' }],
    ['', { role: 'Cooks', verifiedOnly: true }, { role: 'Cooks', verified: 'true' }],
    [
      'amina',
      { role: 'Nannies', place: 'githurai 45', minimumYears: 5, verifiedOnly: true },
      { q: 'amina', role: 'Nannies', place: 'githurai 45', min_years: '5', verified: 'true' },
    ],
  ] as const)('is asked for %j with %j', (text, filters, query) => {
    expect(searchQueryOf(text, { ...noFilters, ...filters })).toEqual(query);
  });

  it.each([
    ['no search', '', {}],
    ['the role alone', '', { role: 'Nannies' }],
    ['the beginning of a number', '0700 000', { verifiedOnly: true }],
    ['a place of two letters', '', { place: 'ka', verifiedOnly: true }],
    ['a number for a place', 'amina', { place: '0700 000 042' }],
    ['a house', '', { place: 'Plot 123' }],
  ] as const)('is not asked for %s', (_, text, filters) => {
    expect(searchQueryOf(text, { ...noFilters, ...filters })).toBeNull();
  });
});
