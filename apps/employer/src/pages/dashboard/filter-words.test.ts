import { noFilters } from '@repo/domain/worker-filters';
import { describe, expect, it } from 'vitest';
import { clearLabel, filterNote, filterSentence } from './filter-words.ts';

describe('the words of the active filters', () => {
  // spec: dashboard-workers/filter-bar
  it.each([
    [{}, null, undefined],
    [{ place: '  ' }, null, undefined],
    [{ role: 'Nannies' }, 'Showing Nannies only', 'Nannies'],
    [{ place: ' Karen ' }, 'Showing workers in Karen only', 'Karen'],
    [{ minimumYears: 1 }, 'Showing workers with at least 1 year of experience only', 'at least 1 year'],
    [{ verifiedOnly: true }, 'Showing verified workers only', 'verified'],
    [
      { role: 'House Managers', place: 'Karen', minimumYears: 5, verifiedOnly: true },
      'Showing verified House Managers in Karen with at least 5 years of experience only',
      'House Managers, Karen, at least 5 years, verified',
    ],
  ] as const)('for %j: %s', (filters, sentence, note) => {
    expect(filterSentence({ ...noFilters, ...filters })).toBe(sentence);
    expect(filterNote({ ...noFilters, ...filters })).toBe(note);
  });

  // spec: dashboard-workers/filter-bar
  it.each([
    [{ role: 'Nannies' }, 'Clear filter'],
    [{ place: 'Karen' }, 'Clear filter'],
    [{ role: 'Nannies', place: ' ' }, 'Clear filter'],
    [{ role: 'Nannies', verifiedOnly: true }, 'Clear filters'],
    [{ place: 'Karen', minimumYears: 2 }, 'Clear filters'],
  ] as const)('for %j clear as many as there are: %s', (filters, label) => {
    expect(clearLabel({ ...noFilters, ...filters })).toBe(label);
  });
});
