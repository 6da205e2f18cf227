import { arrayContains, ilike, sql, type SQL } from 'drizzle-orm';
import { workers } from '../../../db/schema/people.ts';

/** `gin_trgm_ops` finds a part of a text by three letters in a row. Fewer would make it read every worker. */
const HAS_TRIGRAM = /[a-z]{3}/i;
const STORED_LETTERS = 2;

/**
 * The condition of a search in name, service type and known place, or null when the search finds nobody. What a
 * worker typed beside a known place is searched by nobody. Three letters in
 * a row are found in any place of a text. Shorter words are found where a word begins. Each form has an
 * index. A digit finds nobody: a number is looked up by `searchByNumber`.
 */
export function matchingSearch(search: string): SQL | null {
  if (/\p{N}/u.test(search)) return null;
  if (HAS_TRIGRAM.test(search)) return containing(search);
  const words = search.match(/[\p{L}\p{M}]+/gu);
  if (words === null) return null;
  const starts = words.map((word) => Array.from(word.toLowerCase()).slice(0, STORED_LETTERS).join(''));
  return arrayContains(workers.wordStarts, starts);
}

function containing(search: string): SQL {
  const part = `%${search.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
  return sql`(${ilike(workers.name, part)} or ${ilike(workers.serviceType, part)} or ${ilike(workers.knownPlace, part)})`;
}
