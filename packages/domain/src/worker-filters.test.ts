import { describe, expect, it } from 'vitest';
import {
  isFiltered,
  isPlaceText,
  filterOf,
  noFilters,
  yearFilters,
  YEARS_MAXIMUM,
} from './worker-filters.ts';

const worker = {
  service_type: 'Nanny',
  location: "Lang'ata, Nairobi West",
  experience_years: 5,
  smile_status: 'verified',
};
const unknown = { service_type: null, location: null, experience_years: null, smile_status: 'not_verified' };

describe('filterOf', () => {
  it.each([
    ['nothing', {}],
    ['her role', { role: 'Nannies' }],
    ['her place', { place: "Lang'ata" }],
    ['her place in another spelling', { place: ' LÁNGATA ' }],
    ['the beginning of her place', { place: 'lang' }],
    ['the first word of her place', { place: 'nairobi' }],
    ['two words of her place', { place: 'nairobi west' }],
    ['her whole place', { place: 'Langata, Nairobi' }],
    ['exactly her years', { minimumYears: 5 }],
    ['fewer years', { minimumYears: 1 }],
    ['her verified identity', { verifiedOnly: true }],
    ['all at once', { role: 'Nannies', place: 'langata', minimumYears: 5, verifiedOnly: true }],
  ] as const)('finds by %s', (_, filters) => {
    expect(filterOf({ ...noFilters, ...filters })(worker)).toBe(true);
  });

  it.each([
    ['another role', { role: 'Cooks' }],
    ['another place', { place: 'Karen' }],
    ['the middle of her place', { place: 'ngata' }],
    ['more than her place', { place: 'langata shelter' }],
    ['more years', { minimumYears: 6 }],
    ['one that does not fit among others', { role: 'Nannies', place: 'Karen', minimumYears: 5 }],
  ] as const)('does not find by %s', (_, filters) => {
    expect(filterOf({ ...noFilters, ...filters })(worker)).toBe(false);
  });

  it.each(['pending', 'failed', ''])(
    'finds no worker whose identity is %j among the verified',
    (smile_status) => {
      expect(filterOf({ ...noFilters, verifiedOnly: true })({ ...worker, smile_status })).toBe(false);
    },
  );

  it('finds a worker of whom nothing is known without a filter only', () => {
    expect(filterOf(noFilters)(unknown)).toBe(true);
    for (const filter of [{ place: 'null' }, { minimumYears: 1 }, { verifiedOnly: true }])
      expect(filterOf({ ...noFilters, ...filter })(unknown)).toBe(false);
  });
});

it.each([
  [{}, false],
  [{ place: ' ' }, false],
  [{ role: 'Cooks' }, true],
  [{ place: 'Karen' }, true],
  [{ minimumYears: 1 }, true],
  [{ verifiedOnly: true }, true],
] as const)('with %j the list is filtered: %s', (filters, is) => {
  expect(isFiltered({ ...noFilters, ...filters })).toBe(is);
});

it('offers years that a worker can have, the fewest first', () => {
  expect([...yearFilters].toSorted((a, b) => a - b)).toEqual(yearFilters);
  expect(Math.max(...yearFilters)).toBeLessThanOrEqual(YEARS_MAXIMUM);
});

describe('isPlaceText', () => {
  it.each(['Karen', 'githurai 45', "Murang'a", 'Kilimani, Nairobi', 'nbi'])('takes %j as a place', (text) => {
    expect(isPlaceText(text)).toBe(true);
  });

  it.each(['', ' ', 'ka', '45', '0700 000 042', 'A1234567', 'Karen 0700000042', 'Plot 123', 'k'.repeat(61)])(
    'does not take %j as one',
    (text) => {
      expect(isPlaceText(text)).toBe(false);
    },
  );
});
