import { formOf, hasWordsFrom, oncePerText } from './place-words.ts';
import { matchesRole, workerBadge, type RoleFilter } from './worker-search.ts';

/** What narrows the list of workers beside a search. All of it counts together. */
export interface WorkerFilters {
  readonly role: RoleFilter;
  /** A town or area in any spelling. Blank for any. */
  readonly place: string;
  /** 0 for any. */
  readonly minimumYears: number;
  readonly verifiedOnly: boolean;
}

export const noFilters: WorkerFilters = {
  role: 'All Roles',
  place: '',
  minimumYears: 0,
  verifiedOnly: false,
};

/** Whether any filter is set. */
export const isFiltered = ({ role, place, minimumYears, verifiedOnly }: WorkerFilters): boolean =>
  role !== noFilters.role || place.trim() !== '' || minimumYears > 0 || verifiedOnly;

/** The choices of a screen. */
export const yearFilters = [0, 1, 2, 5, 10] as const;
/** Nobody is registered with more years of experience. */
export const YEARS_MAXIMUM = 50;
export const PLACE_MAXIMUM_CHARACTERS = 60;

interface Filterable {
  readonly service_type: string | null;
  readonly location: string | null;
  readonly experience_years: number | null;
  readonly smile_status: string;
}

/** The filter of the loaded list. A worker of whom a fact is unknown is not among those who must have it. */
export function filterOf({
  role,
  place,
  minimumYears,
  verifiedOnly,
}: WorkerFilters): (worker: Filterable) => boolean {
  const form = formOf(place);
  const isAt = oncePerText((location) => hasWordsFrom(formOf(location), form));
  return (worker) =>
    matchesRole(role, worker) &&
    (form === '' || isAt(worker.location ?? '')) &&
    (minimumYears === 0 || (worker.experience_years ?? 0) >= minimumYears) &&
    (!verifiedOnly || workerBadge(worker.smile_status) === 'Verified');
}

/**
 * Whether the service can look a place up. The index needs three letters in a row. Areas such as Githurai 45 have two digits
 * at most, and a phone or ID number has more: it does not belong in an address.
 */
export const isPlaceText = (text: string): boolean =>
  text.length <= PLACE_MAXIMUM_CHARACTERS &&
  /\p{L}{3}/u.test(text) &&
  (text.match(/\p{N}/gu) ?? []).length <= 2;
