import { defaultQuirks, type Quirks } from './quirks.ts';

/** Delivery times as each place states them. The specification preserves their differences (quirks). */
export const deliveryTexts = {
  welcome: '2-3 days',
  landingHero: '24 hours',
  landingSteps: '24-48 hours',
  demonstration: '48-72 hours',
  workerDashboard: '24-48 hours',
  /** The estimate of a paid purchase without a better one. */
  estimatedCompletion: '48-72 hours',
} as const;

export type DeliveryPlace = keyof typeof deliveryTexts;

/** The delivery time of a place. A deployment with one time everywhere gets the longest, which the team can keep. */
export const deliveryText = (place: DeliveryPlace, quirks: Quirks = defaultQuirks): string =>
  deliveryTexts[quirks.deliveryTexts === 'observed' ? place : 'estimatedCompletion'];

const HOURS = / hours$/;

/** The places with a time in hours. */
type HourlyPlace = Exclude<DeliveryPlace, 'welcome'>;

/** The hours of a place alone, `24-48`, for pages that word the rest in several languages. */
export const deliveryHours = (place: HourlyPlace, quirks: Quirks = defaultQuirks): string =>
  deliveryText(place, quirks).replace(HOURS, '');
