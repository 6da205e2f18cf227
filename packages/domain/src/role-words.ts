/** The services of one kind of work, and the words by which people look for them besides their names. */
const roles: readonly { readonly services: readonly string[]; readonly words: string }[] = [
  { services: ['nanny'], words: 'nannies, ayah, ayahs, yaya, baby sitter, baby sitters' },
  {
    // The role filter finds them together, too (employer spec 2).
    services: ['house manager', 'house keeper', 'housekeeper'],
    words:
      'house managers, house keepers, house help, house helps, maid, maids, domestic worker, domestic workers, mfanyakazi wa nyumbani, msaidizi wa nyumbani',
  },
  { services: ['cook'], words: 'cooks, chef, chefs, mpishi' },
  { services: ['driver'], words: 'drivers, chauffeur, chauffeurs, dereva' },
  { services: ['gardener'], words: 'gardeners' },
  {
    services: ['security'],
    words: 'guard, guards, security guard, security guards, watchman, watchmen, askari',
  },
  { services: ['caregiver'], words: 'caregivers, care giver, care givers, carer, carers' },
];

/** A house help is typed with spaces, with a hyphen, and as one word. */
const GAP = String.raw`[\s\p{Pd}]*`;
const GAPS = new RegExp(GAP, 'gu');
const withoutGaps = (word: string) => word.toLowerCase().replaceAll(GAPS, '');

const meanings = roles.flatMap(({ services, words }) =>
  [...words.split(', '), ...services].map((word) => ({ word, services })),
);

const servicesOf: ReadonlyMap<string, readonly string[]> = new Map(
  meanings.map(({ word, services }) => [withoutGaps(word), services]),
);

/** The other names of a service come before it: a security guard is no security of a guard. */
const ROLE_WORD = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}'’])(?:${meanings
    .map(({ word }) => word.replaceAll(' ', GAP))
    .join('|')})(?![\p{L}\p{M}\p{N}'’])`,
  'iu',
);

/**
 * A search, and the same search with each service that its first role word means: `nannies in Karen` and `nanny in Karen`.
 * It comes first as it was typed, because a role word may be a name.
 */
export function withRoleWords(query: string): readonly string[] {
  const match = ROLE_WORD.exec(query);
  if (match === null) return [query];
  const [word] = match;
  const [before, after] = [query.slice(0, match.index), query.slice(match.index + word.length)];
  const services = servicesOf.get(withoutGaps(word)) ?? [];
  return [
    query,
    ...services
      .filter((service) => service !== word.toLowerCase())
      .map((service) => before + service + after),
  ];
}
