import { packageDefinitions, packageOfLevel } from './packages.ts';
import { defaultQuirks, type Quirks } from './quirks.ts';

/**
 * A package on the landing page. Its name and price differ from the sold package, as the specification preserves
 * (quirks).
 */
export interface LandingPackage {
  readonly name: string;
  readonly priceCents: number;
  readonly delivery: string;
  readonly contents: readonly string[];
  readonly mostPopular: boolean;
}

export const landingPackages: readonly LandingPackage[] = [
  {
    name: 'Basic',
    priceCents: 80_000,
    delivery: '48 hours',
    contents: ['Identity', 'Criminal check', '1 reference', 'Basic report'],
    mostPopular: false,
  },
  {
    name: 'Standard',
    priceCents: 150_000,
    delivery: '24 hours',
    contents: [
      'Everything in Basic',
      'Employment history',
      '3 references',
      'Address check',
      'Detailed report',
    ],
    mostPopular: true,
  },
  {
    name: 'Premium',
    priceCents: 250_000,
    delivery: 'Same day',
    contents: [
      'Everything in Standard',
      'Priority processing',
      '5 references',
      'Risk assessment',
      'Phone support',
    ],
    mostPopular: false,
  },
];

/** The packages on the landing page. With the quirk as expected, they have the prices and times of the purchase flow. */
export function listedPackages(quirks: Quirks = defaultQuirks): readonly LandingPackage[] {
  if (quirks.landingPrices === 'observed') return landingPackages;
  return packageDefinitions
    .filter(({ id, level }) => id === packageOfLevel(level))
    .map(({ name, priceCents, duration, features, popular }) => ({
      name,
      priceCents,
      delivery: duration,
      contents: features,
      mostPopular: popular,
    }));
}
