import { and, arrayContains, ilike, or, sql, type SQL } from 'drizzle-orm';
import { searchedPlaceOf } from '@repo/domain/places/known-place';
import { formOf } from '@repo/domain/place-words';
import { workers } from '../../../db/schema/people.ts';

/** `gin_trgm_ops` finds a part of a text by three letters in a row. Fewer would make it read every worker. */
const HAS_TRIGRAM = /[a-z]{3}/i;
const STORED_LETTERS = 2;

/**
 * The condition of a search in name, service type and known place, or null when the search finds nobody. What a
 * worker typed beside a known place is searched by nobody. A place of the domain's table is found in every
 * spelling, alone and beside a name or service. A digit finds nobody: a number is looked up by `searchByNumber`.
 */
export function matchingSearch(search: string): SQL | null {
  if (/\p{N}/u.test(search)) return null;
  const asTyped = matchingText(search);
  const { places, rest } = searchedPlaceOf(search);
  if (asTyped === null || places.length === 0) return asTyped;
  return or(asTyped, and(...places.map(inPlace), matchingText(rest) ?? undefined)) ?? null;
}

/**
 * The condition of the filter by place, or null when it finds nobody. Every word must begin a word of the known
 * place, in the table's spelling where the table has it.
 */
export function matchingPlace(typed: string): SQL | null {
  const { places, rest } = searchedPlaceOf(typed);
  const parts = [...places, formOf(rest)].filter((part) => part !== '');
  return parts.some((part) => HAS_TRIGRAM.test(part)) ? (and(...parts.map(inPlace)) ?? null) : null;
}

/**
 * Three letters in a row are found in any place of a text. Shorter words are found where a word begins. Each form
 * has an index. A text without a letter finds nobody.
 */
function matchingText(text: string): SQL | null {
  if (HAS_TRIGRAM.test(text)) return containing(text);
  const words = text.match(/[\p{L}\p{M}]+/gu);
  if (words === null) return null;
  const starts = words.map((word) => Array.from(word.toLowerCase()).slice(0, STORED_LETTERS).join(''));
  return arrayContains(workers.wordStarts, starts);
}

function containing(search: string): SQL {
  const part = `%${search.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
  return sql`(${ilike(workers.name, part)} or ${ilike(workers.serviceType, part)} or ${ilike(workers.knownPlace, part)})`;
}

/** The words begin words of the known place. They have no sign of a pattern. */
const inPlace = (words: string): SQL => sql`${workers.knownPlace} ~* ${`\\m${words}`}`;
