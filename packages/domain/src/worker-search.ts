import { normaliseNationalId } from './national-id.ts';
import { normalisePhone } from './phone.ts';
import { formOf, hasWordsFrom, oncePerText, withoutLeads, wordsIn, type Word } from './place-words.ts';
import { withRoleWords } from './role-words.ts';

/** Search and role filter of the workers tab (employer spec 5), over the loaded list. */
export const roleFilters = ['All Roles', 'Nannies', 'Cooks', 'Drivers', 'House Managers'] as const;
export type RoleFilter = (typeof roleFilters)[number];

const rolesOf: Readonly<Record<RoleFilter, readonly string[] | null>> = {
  'All Roles': null,
  Nannies: ['nanny'],
  Cooks: ['cook'],
  Drivers: ['driver'],
  'House Managers': ['house manager', 'house keeper', 'housekeeper'],
};

interface Searchable {
  readonly name: string | null;
  readonly service_type: string | null;
  readonly phone: string | null;
  readonly id_number: string | null;
  readonly location: string | null;
}

/** The services of a role in small letters, or null for every service. */
export const servicesOf = (role: RoleFilter): readonly string[] | null => rolesOf[role];

export function matchesRole(role: RoleFilter, worker: Pick<Searchable, 'service_type'>): boolean {
  const roles = servicesOf(role);
  return roles === null || roles.includes((worker.service_type ?? '').trim().toLowerCase());
}

/**
 * The search of the loaded list: case-insensitive in name and service type, substring of phone and ID number, and the place that
 * is shown in any spelling of its words. A service has its plural and its other names. A blank query matches every worker.
 */
export function searchOf(query: string): (worker: Searchable) => boolean {
  const each = withRoleWords(query).map((text) => matchOf(text));
  return (worker) => each.some((matches) => matches(worker));
}

function matchOf(query: string): (worker: Searchable) => boolean {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return () => true;
  const includes = (text: string | null, part: string) => text?.toLowerCase().includes(part) === true;
  const words = wordsIn(query);
  const restsAt = oncePerText((location) => restsOf(words, formOf(location)));
  return ({ name, service_type: service, phone, id_number: number, location }) =>
    [name, service, phone, number].some((text) => includes(text, wanted)) ||
    restsAt(location ?? '').some((rest) => rest === '' || includes(name, rest) || includes(service, rest));
}

/** With fewer letters, every first name and an initial would read as a name and a place. */
const PLACE_MINIMUM_CHARACTERS = 3;

/**
 * What must be in the name or service of a worker in this place so that the words find her, in each way to read them: nothing
 * for `kilimani`, `nanny` for `nanny in kilimani` and for `Kilimani nanny`.
 */
function restsOf(words: readonly Word[], place: string): readonly string[] {
  const formsOf = (part: readonly Word[]) => part.map(({ form }) => form).join(' ');
  if (words.length === 0 || place === '') return [];
  if (place.includes(formsOf(words))) return [''];
  const isIn = (part: readonly Word[]) => {
    const form = formsOf(part);
    return form.length >= PLACE_MINIMUM_CHARACTERS && hasWordsFrom(place, form);
  };
  return words
    .flatMap((_, cut) => {
      const [before, after] = [words.slice(0, cut), words.slice(cut)];
      return [...(isIn(after) ? [before] : []), ...(isIn(before) ? [after] : [])];
    })
    .map((rest) =>
      withoutLeads(rest)
        .map(({ typed }) => typed.toLowerCase())
        .join(' '),
    );
}

/** The number of an ID card has six or more digits, that of a passport up to two letters before them. */
const ID_NUMBER = /^[A-Z]{0,2}\d{6,10}$/;
/** The beginning of a mobile phone number. It is not full before its last digit, and is not looked up meanwhile. */
const PHONE_BEGINNING = /^0[17]/;

/**
 * Whether a query is a full phone or ID number in any accepted spelling. Such a query is looked up exactly (decisions 5).
 */
export function isFullNumber(query: string): boolean {
  const typed = query.normalize('NFKC');
  if (/\p{L}{3}/u.test(typed)) return false;
  const idNumber = normaliseNationalId(typed);
  return normalisePhone(typed) !== null || (ID_NUMBER.test(idNumber) && !PHONE_BEGINNING.test(idNumber));
}

/** Whether a query could be found in names and services. None has a digit, and a number does not belong in an address. */
export const isSearchByWords = (query: string): boolean => query.trim() !== '' && !/\p{N}/u.test(query);

/** The status badge of a worker's card (employer spec 2). */
export function workerBadge(smileStatus: string): 'Verified' | 'Pending Verification' | 'Not Verified' {
  if (smileStatus === 'verified') return 'Verified';
  return smileStatus === 'pending' ? 'Pending Verification' : 'Not Verified';
}
