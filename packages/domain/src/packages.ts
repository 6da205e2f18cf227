/** The sold packages, their names in each place, and the depth of each (decisions 7, employer spec 3 and 9). */
export const packageLevels = ['lite', 'standard', 'premium'] as const;
export type PackageLevel = (typeof packageLevels)[number];
/** A level in a sentence: 'the Standard Check'. */
export const levelNames: Readonly<Record<PackageLevel, string>> = {
  lite: 'Lite',
  standard: 'Standard',
  premium: 'Premium',
};
/** An employer's access to a worker's report: none, or the level of the bought package. */
export const accessLevels = ['none', ...packageLevels] as const;
export type AccessLevel = (typeof accessLevels)[number];

export interface PackageDefinition {
  readonly id: number;
  /** The one name that is shown: at the choice, on cards, receipts, reports and in messages (decisions 16). */
  readonly name: string;
  /** The other name of the specification (employer spec 3). It is read, and never shown. */
  readonly alias: string;
  readonly level: PackageLevel;
  readonly priceCents: number;
  readonly duration: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly popular: boolean;
}

export const USUAL_DURATION = '2-3 business days';
export const URGENT_DURATION = 'Same day';
export const URGENT_PACKAGE_ID = 19;
export const DEEP_CHECK_PACKAGE_ID = 20;
/** The preselected package. */
export const DEFAULT_PACKAGE_ID = 17;

const liteFeatures = ['ID verification', 'Basic trust score', '1 reference check'] as const;
const standardFeatures = [
  ...liteFeatures,
  'Police clearance',
  'Social screening',
  'Enhanced trust score',
] as const;
const premiumFeatures = [
  ...standardFeatures,
  'Complete reference details',
  'Health check',
  'Deep check access',
  'Comprehensive trust score',
] as const;

/** The packages of a new database. Afterwards the database table decides the sale and the price. */
export const packageDefinitions: readonly PackageDefinition[] = [
  {
    id: 16,
    name: 'Lite Check',
    alias: 'Basic Verification',
    level: 'lite',
    priceCents: 50_000,
    duration: USUAL_DURATION,
    description: 'The essentials: identity and references.',
    features: liteFeatures,
    popular: false,
  },
  {
    id: 17,
    name: 'Standard Check',
    alias: 'Standard Verification',
    level: 'standard',
    priceCents: 100_000,
    duration: USUAL_DURATION,
    description: 'What most households choose: identity, police clearance, social screening and references.',
    features: standardFeatures,
    popular: true,
  },
  {
    id: 18,
    name: 'Premium Check',
    alias: 'Premium Verification',
    level: 'premium',
    priceCents: 200_000,
    duration: USUAL_DURATION,
    description: 'Everything we check, with every reference in full.',
    features: premiumFeatures,
    popular: false,
  },
  {
    id: URGENT_PACKAGE_ID,
    name: 'Urgent Verification',
    alias: 'Urgent Verification',
    level: 'standard',
    priceCents: 150_000,
    duration: URGENT_DURATION,
    description: 'The standard check, taken up before all others.',
    features: standardFeatures,
    popular: false,
  },
  {
    id: DEEP_CHECK_PACKAGE_ID,
    name: 'Deep Check',
    alias: 'Deep Check',
    level: 'premium',
    priceCents: 200_000,
    duration: USUAL_DURATION,
    description: 'Police record, health, work history and references in depth.',
    features: premiumFeatures,
    popular: false,
  },
];

/** The name of a package. An unknown id is a 'Verification' (employer spec 3). */
export function packageName(id: number): string {
  return packageDefinitions.find((each) => each.id === id)?.name ?? 'Verification';
}

const typeOfLevel = {
  lite: 'basic',
  standard: 'standard',
  premium: 'premium',
} as const satisfies Record<PackageLevel, string>;

/** The purpose of a request in one word (employer spec 3, which has no word for premium packages). */
export function packageTypeOf(id: number): (typeof typeOfLevel)[PackageLevel] | 'urgent' {
  if (id === URGENT_PACKAGE_ID) return 'urgent';
  return typeOfLevel[packageDefinitions.find((each) => each.id === id)?.level ?? 'standard'];
}

/** 'Same day' for the urgent package, '2-3 business days' for every other (employer spec 2, Payment). */
export const durationOf = (packageId: number): string =>
  packageId === URGENT_PACKAGE_ID ? URGENT_DURATION : USUAL_DURATION;

/** A map and not an object, which would also have names like `constructor`. */
const levelByName: ReadonlyMap<string, PackageLevel> = new Map(
  packageDefinitions.flatMap(({ name, alias, level }) => [
    [name.toLowerCase(), level] as const,
    [alias.toLowerCase(), level] as const,
  ]),
);

/** The access level of a package name (employer spec 4). */
export const levelOfPackageName = (name: string): AccessLevel =>
  levelByName.get(name.trim().toLowerCase()) ?? 'none';

export const rankOfLevel = (level: AccessLevel): number => accessLevels.indexOf(level);

/**
 * Whether a check of the owned level makes a purchase of the wanted level useless: an employer buys only a deeper check
 * in addition.
 */
export const coversLevel = (owned: PackageLevel, wanted: PackageLevel): boolean =>
  rankOfLevel(owned) >= rankOfLevel(wanted);

const upgrades = {
  none: 'lite',
  lite: 'standard',
  standard: 'premium',
  premium: null,
} as const satisfies Record<AccessLevel, PackageLevel | null>;

/** The offer of the upgrade prompt: lite without a package, standard for lite, premium for standard (employer spec 6). */
export const upgradeOf = (level: AccessLevel): PackageLevel | null => upgrades[level];

/** The package of an upgrade to a level. */
export const packageOfLevel = (level: PackageLevel): number =>
  ({ lite: 16, standard: 17, premium: 18 })[level];

/** The references that a package requires: 2 for lite, 3 for standard and premium (employer spec 9). */
export const referencesRequired = (level: PackageLevel): number => (level === 'lite' ? 2 : 3);

/** Features as a list. Older servers send one text, split on plus or comma (employer spec 3). */
export function readFeatures(features: readonly string[] | string): string[] {
  const list = typeof features === 'string' ? features.split(/[+,]/) : features;
  return list.map((feature) => feature.trim()).filter((feature) => feature !== '');
}
