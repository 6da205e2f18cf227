/**
 * Inconsistencies that the owner's specification preserves (decisions 4). Each names the observed behaviour, the expected
 * behaviour, and the default for a deployment.
 */
export interface Quirk {
  readonly observed: string;
  readonly expected: string;
  readonly default: 'observed' | 'expected';
}

export const quirks = {
  deliveryTexts: {
    observed: 'Delivery is promised in 2-3 days, 24 hours, 24-48 hours and 48-72 hours in different places.',
    expected: 'One delivery time everywhere.',
    default: 'observed',
  },
  landingPrices: {
    observed: 'The landing page lists Basic 800, Standard 1,500, Premium 2,500.',
    expected: 'The prices of the purchase flow.',
    default: 'observed',
  },
  resendCountdowns: {
    observed: 'A code can be sent again after 60 seconds, in onboarding after 30.',
    expected: '60 seconds everywhere.',
    default: 'observed',
  },
  experienceRanges: {
    observed: 'Experience goes from 0 to 50 in the profile form and from 0 to 20 in onboarding.',
    expected: 'One range.',
    default: 'observed',
  },
  serviceTypeLists: {
    observed: 'The lists of service types differ between the profile, onboarding and the invitation.',
    expected: 'One list.',
    default: 'observed',
  },
  referenceCounts: {
    observed:
      'Lite promises 1 reference check where it is chosen, and so do the deeper packages. A report requires 2 references for Lite and 3 for the others.',
    expected: 'Each package promises as many reference checks as its report requires.',
    default: 'observed',
  },
  acceptedCountsAsCompleted: {
    observed: 'A request that was accepted counts as completed.',
    expected: 'It counts as accepted.',
    default: 'observed',
  },
  statisticsCountPurchases: {
    observed: 'Completed verifications and active workers count paid purchases.',
    expected: 'They count completed checks and distinct workers.',
    default: 'observed',
  },
  workerBadgeAlwaysPending: {
    observed:
      "The worker's dashboard always shows 'Verification Pending', and that a verification is under review.",
    expected: 'It shows the real state.',
    default: 'observed',
  },
  invertedEmailCheck: {
    observed: 'The e-mail check of the employer profile refuses addresses that look valid.',
    expected: 'It refuses addresses that do not.',
    default: 'expected',
  },
} as const satisfies Record<string, Quirk>;

export type QuirkName = keyof typeof quirks;
type Choice = Quirk['default'];
export type Quirks = Readonly<Record<QuirkName, Choice>>;

export const defaultQuirks: Quirks = {
  deliveryTexts: quirks.deliveryTexts.default,
  landingPrices: quirks.landingPrices.default,
  resendCountdowns: quirks.resendCountdowns.default,
  experienceRanges: quirks.experienceRanges.default,
  serviceTypeLists: quirks.serviceTypeLists.default,
  referenceCounts: quirks.referenceCounts.default,
  acceptedCountsAsCompleted: quirks.acceptedCountsAsCompleted.default,
  statisticsCountPurchases: quirks.statisticsCountPurchases.default,
  workerBadgeAlwaysPending: quirks.workerBadgeAlwaysPending.default,
  invertedEmailCheck: quirks.invertedEmailCheck.default,
};

const isQuirk = (name: string): name is QuirkName => Object.hasOwn(quirks, name);
const isChoice = (text: string | undefined): text is Choice => text === 'observed' || text === 'expected';
const names = Object.keys(quirks).filter(isQuirk);

/**
 * The choices of a deployment, written `landingPrices=expected, invertedEmailCheck=observed`. A missing name keeps its
 * default.
 * @throws RangeError for an unknown quirk, or a value other than `observed` and `expected`.
 */
export function readQuirks(text: string): Quirks {
  const chosen: Record<QuirkName, Choice> = { ...defaultQuirks };
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [name = '', value, ...rest] = entry.split('=').map((part) => part.trim());
    if (!isQuirk(name) || !isChoice(value) || rest.length > 0)
      throw new RangeError(`No quirk: "${entry}". Known: ${names.join(', ')}.`);
    chosen[name] = value;
  }
  return chosen;
}

/** The choices from another source, one by one. An unknown or missing value keeps its default. */
export function quirksFrom(choiceOf: (name: QuirkName) => string | undefined): Quirks {
  const chosen: Record<QuirkName, Choice> = { ...defaultQuirks };
  for (const name of names) {
    const choice = choiceOf(name);
    if (isChoice(choice)) chosen[name] = choice;
  }
  return chosen;
}

/** The quirks that a deployment changed from their default. */
export const turnedOver = (chosen: Quirks): readonly QuirkName[] =>
  names.filter((name) => chosen[name] !== defaultQuirks[name]);
