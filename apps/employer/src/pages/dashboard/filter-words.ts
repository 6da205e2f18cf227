import { isFiltered, noFilters, type WorkerFilters } from '@repo/domain/worker-filters';

/** The choice of a number of years. 0 is any. */
export const yearsWord = (minimum: number): string => {
  if (minimum === 0) return 'Any experience';
  return minimum === 1 ? 'At least 1 year' : `At least ${minimum} years`;
};

/** The active filters, a word for each. */
const activeOf = ({ role, place, minimumYears, verifiedOnly }: WorkerFilters): readonly string[] =>
  [
    role === noFilters.role ? '' : role,
    place.trim(),
    minimumYears === 0 ? '' : yearsWord(minimumYears).toLowerCase(),
    verifiedOnly ? 'verified' : '',
  ].filter((part) => part !== '');

/** What the closed filters leave: 'Nannies, Karen, at least 5 years, verified'. Undefined without a filter. */
export function filterNote(filters: WorkerFilters): string | undefined {
  const active = activeOf(filters);
  return active.length === 0 ? undefined : active.join(', ');
}

/** The button that clears what is active. */
export const clearLabel = (filters: WorkerFilters): string =>
  activeOf(filters).length > 1 ? 'Clear filters' : 'Clear filter';

/** The bar of the active filters: 'Showing verified Nannies in Karen only'. Null without a filter. */
export function filterSentence(filters: WorkerFilters): string | null {
  if (!isFiltered(filters)) return null;
  const { role, place, minimumYears, verifiedOnly } = filters;
  const who = role === noFilters.role ? 'workers' : role;
  return [
    'Showing',
    verifiedOnly ? `verified ${who}` : who,
    place.trim() === '' ? '' : `in ${place.trim()}`,
    minimumYears === 0 ? '' : `with ${yearsWord(minimumYears).toLowerCase()} of experience`,
    'only',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** The heading of the list. The filters narrow it as the words of a search do. */
export const listHeading = (isSearch: boolean, filters: WorkerFilters): string =>
  isSearch || isFiltered(filters) ? 'Search Results' : 'All Workers';
