/** A letter, a digit, a sign: something that is seen. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The words of what somebody typed of which anything can be seen. */
export const seenWords = (typed: string | null | undefined): readonly string[] =>
  (typed ?? '').split(/\s/).filter((word) => SEEN.test(word));

/** The first word of a name: the greeting of the worker's dashboard, and all that a public profile shows of it. */
export const firstNameOf = (name: string | null | undefined, fallback = 'Worker'): string =>
  seenWords(name)[0] ?? fallback;

/** Where a worker without a name that an address can hold is found. */
const NAMELESS = 'worker';

/** The name in an address: lower case, hyphens for what is no letter or digit (worker spec 2.10). */
export function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return slug || NAMELESS;
}

/** The slug of a name that nobody has yet: a second holder of the name gets `-2`, a third `-3` (decisions 5). */
export function freeSlug(name: string, isTaken: (slug: string) => boolean): string {
  const slug = slugOf(name);
  let candidate = slug;
  for (let holder = 2; isTaken(candidate); holder += 1) candidate = `${slug}-${holder}`;
  return candidate;
}

export const profilePath = (slug: string): `/w/${string}` => `/w/${slug}`;

/** The whole address, on the public site. */
export const profileLink = (origin: string, slug: string): string => `${origin}${profilePath(slug)}`;
