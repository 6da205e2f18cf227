import type { WorkerLanguage } from './worker-language.ts';

/** A visible character: a letter, a digit, a sign. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The words of a typed text that contain a visible character. */
export const seenWords = (typed: string | null | undefined): readonly string[] =>
  (typed ?? '').split(/\s/).filter((word) => SEEN.test(word));

/**
 * The first word of a name, for the greeting of the worker's dashboard. A public profile shows only this word of the
 * name.
 */
export const firstNameOf = (name: string | null | undefined, fallback = 'Worker'): string =>
  seenWords(name)[0] ?? fallback;

/** The address of a worker whose name has no character for an address. */
const NAMELESS = 'worker';

/** The name in an address: lower case, with hyphens for other characters than letters and digits (worker spec 2.10). */
export function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return slug || NAMELESS;
}

/** An unused slug of a name: a second holder of the name gets `-2`, a third `-3` (decisions 5). */
export function freeSlug(name: string, isTaken: (slug: string) => boolean): string {
  const slug = slugOf(name);
  let candidate = slug;
  for (let holder = 2; isTaken(candidate); holder += 1) candidate = `${slug}-${holder}`;
  return candidate;
}

export const profilePath = (slug: string, language: WorkerLanguage = 'en'): string =>
  `${language === 'sw' ? '/sw' : ''}/w/${slug}`;

/** The absolute address, on the public site. */
export const profileLink = (origin: string, slug: string, language?: WorkerLanguage): string =>
  `${origin}${profilePath(slug, language)}`;
