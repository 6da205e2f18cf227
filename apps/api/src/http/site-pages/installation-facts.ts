import type { Config } from '../../config.ts';
import type { Blanks } from './built-pages.ts';

export type SaidOnPages = Pick<Config, 'publicOrigin' | 'claims' | 'quirks'>;

/** A number as it is written in Kenya, or nothing where nothing is claimed. */
const count = (number: number | null): string | null => number?.toLocaleString('en-KE') ?? null;

/** What every page of the public site may say of this installation: where it stands, what it claims, what its choices are. */
export const installationFacts = ({ publicOrigin, claims, quirks }: SaidOnPages): Blanks => ({
  origin: publicOrigin,
  claimed_families: count(claims.families),
  claimed_reviews: count(claims.reviews),
  sold_prices: quirks.landingPrices === 'expected' ? 'listed' : null,
});
