import { normaliseNationalId } from './national-id.ts';
import { normalisePhone } from './phone.ts';
import { formOf, hasWordsFrom, oncePerText, searchedWordsIn, type Word } from './place-words.ts';
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
 * The search of the loaded list, without regard to case. Each word must be found, in any order: in name or service type, or where a
 * word of the shown place begins in any spelling. A part of a phone or ID number finds too. A service has its plural and its
 * other names. A blank query matches every worker.
 */
export function searchOf(query: string): (worker: Searchable) => boolean {
  const each = withRoleWords(query).map((text) => matchOf(text));
  return (worker) => each.some((matches) => matches(worker));
}

/** Fewer letters would be found in every name: they count where a word of a name begins, and in a place as a whole word. */
const PART_MINIMUM_CHARACTERS = 3;

function matchOf(query: string): (worker: Searchable) => boolean {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return () => true;
  const includes = (text: string | null, part: string) => text?.toLowerCase().includes(part) === true;
  const words = searchedWordsIn(query);
  const form = formOf(query);
  const othersAt = oncePerText((location) => wordsBeside(formOf(location), words, form));
  return ({ name, service_type: service, phone, id_number: number, location }) => {
    if ([name, service, phone, number].some((text) => includes(text, wanted))) return true;
    return (
      words.length > 0 && othersAt(location ?? '').every((word) => isIn(name, word) || isIn(service, word))
    );
  };
}

/** The words of a search that do not stand in this place, in small letters: `nanny` of `nanny kilimani`. */
function wordsBeside(place: string, words: readonly Word[], whole: string): readonly string[] {
  if (place.includes(whole)) return [];
  const isAt = ({ form }: Word) =>
    form.length < PART_MINIMUM_CHARACTERS ? ` ${place} `.includes(` ${form} `) : hasWordsFrom(place, form);
  return words.filter((word) => !isAt(word)).map(({ typed }) => typed.toLowerCase());
}

function isIn(text: string | null, word: string): boolean {
  const searched = (text ?? '').toLowerCase();
  return word.length < PART_MINIMUM_CHARACTERS
    ? ` ${searched}`.includes(` ${word}`)
    : searched.includes(word);
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
