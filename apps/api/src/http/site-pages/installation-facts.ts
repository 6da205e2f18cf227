import { chatLink } from '@repo/domain/chat-link';
import { deliveryHours } from '@repo/domain/delivery-texts';
import type { Config } from '../../config.ts';
import type { Blanks } from './built-pages.ts';

export type SaidOnPages = Pick<
  Config,
  'publicOrigin' | 'claims' | 'quirks' | 'operator' | 'contactEmail' | 'supportWhatsapp'
>;

/** A number in the Kenyan notation, or null without a claim. */
const count = (number: number | null): string | null => number?.toLocaleString('en-KE') ?? null;

/**
 * The facts of this installation that every page of the public site may state: its origin, its claims, its
 * chosen options.
 */
export const installationFacts = ({
  publicOrigin,
  claims,
  quirks,
  operator,
  contactEmail,
  supportWhatsapp,
}: SaidOnPages): Blanks => ({
  origin: publicOrigin,
  operator,
  contact_email: contactEmail,
  support_chat: supportWhatsapp === null ? null : chatLink('', supportWhatsapp),
  welcome_hours: quirks.deliveryTexts === 'expected' ? deliveryHours('estimatedCompletion', quirks) : null,
  hero_hours: deliveryHours('landingHero', quirks),
  steps_hours: deliveryHours('landingSteps', quirks),
  claimed_families: count(claims.families),
  claimed_reviews: count(claims.reviews),
  sold_prices: quirks.landingPrices === 'expected' ? 'listed' : null,
});
