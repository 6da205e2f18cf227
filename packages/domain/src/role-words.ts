/** The services of one kind of work, and the words by which people look for them besides their names. */
const roles: readonly { readonly services: readonly string[]; readonly words: string }[] = [
  { services: ['nanny'], words: 'nannies, ayah, ayahs, babysitter, babysitters, baby sitter, baby sitters' },
  {
    // The role filter finds them together, too (employer spec 2).
    services: ['house manager', 'house keeper', 'housekeeper'],
    words:
      'house managers, house keepers, housekeepers, house help, house helps, househelp, househelps, maid, maids, domestic worker, domestic workers',
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

const servicesOf: ReadonlyMap<string, readonly string[]> = new Map(
  roles.flatMap(({ services, words }) =>
    [...words.split(', '), ...services].map((word) => [word, services] as const),
  ),
);

/** The longest word counts: a security guard is no security of a guard. */
const ROLE_WORD = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}'’])(?:${[...servicesOf.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![\p{L}\p{M}\p{N}'’])`,
  'iu',
);

/**
 * A search, and the same search with each service that its first role word means: `nannies in Karen` and `nanny in Karen`.
 * It comes first as it was typed, because a role word may be a name.
 */
export function withRoleWords(query: string): readonly string[] {
  const word = ROLE_WORD.exec(query)?.[0];
  if (word === undefined) return [query];
  const services = servicesOf.get(word.toLowerCase()) ?? [];
  return [
    query,
    ...services.filter((each) => each !== word.toLowerCase()).map((each) => query.replace(word, each)),
  ];
}
