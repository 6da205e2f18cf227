import type { WorkerSearch } from '@repo/api-client/queries/workers';
import { isPlaceText, noFilters, type WorkerFilters } from '@repo/domain/worker-filters';
import { isSearchByWords } from '@repo/domain/worker-search';

/**
 * What the service is asked beyond the loaded list, or null for nothing: for words with a number, for a place that it would
 * refuse, and for the role alone, which narrows the loaded list (employer spec 5).
 */
export function searchQueryOf(
  text: string,
  { role, place, minimumYears, verifiedOnly }: WorkerFilters,
): WorkerSearch | null {
  const isAsked = text === '' ? place !== '' || minimumYears > 0 || verifiedOnly : isSearchByWords(text);
  if (!isAsked || (place !== '' && !isPlaceText(place))) return null;
  return {
    ...(text === '' ? {} : { q: text }),
    ...(role === noFilters.role ? {} : { role }),
    ...(place === '' ? {} : { place }),
    ...(minimumYears === 0 ? {} : { min_years: String(minimumYears) }),
    ...(verifiedOnly ? { verified: 'true' } : {}),
  };
}
