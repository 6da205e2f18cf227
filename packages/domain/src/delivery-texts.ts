import { defaultQuirks, type Quirks } from './quirks.ts';

/** Delivery times as each place states them; that they differ is preserved (quirks). */
export const deliveryTexts = {
  welcome: '2-3 days',
  landingHero: '24 hours',
  landingSteps: '24-48 hours',
  demonstration: '48-72 hours',
  workerDashboard: '24-48 hours',
  /** What a paid purchase shows when nothing better is known. */
  estimatedCompletion: '48-72 hours',
} as const;

export type DeliveryPlace = keyof typeof deliveryTexts;

/** The delivery time of a place; where a deployment expects one everywhere, the longest, which can be kept. */
export const deliveryText = (place: DeliveryPlace, quirks: Quirks = defaultQuirks): string =>
  deliveryTexts[quirks.deliveryTexts === 'observed' ? place : 'estimatedCompletion'];

const HOURS = / hours$/;

/** The places whose time is given in hours. */
type HourlyPlace = Exclude<DeliveryPlace, 'welcome'>;

/** The hours of a place alone, `24-48`, for pages that say the rest in several languages. */
export const deliveryHours = (place: HourlyPlace, quirks: Quirks = defaultQuirks): string =>
  deliveryText(place, quirks).replace(HOURS, '');
