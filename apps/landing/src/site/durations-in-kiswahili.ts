import { deliveryTexts } from '@repo/domain/delivery-texts';
import { URGENT_DURATION, USUAL_DURATION } from '@repo/domain/packages';

const inKiswahili = {
  '2-3 business days': 'siku 2-3 za kazi',
  '2-3 days': 'siku 2-3',
  'Same day': 'siku hiyo hiyo',
} as const;

// Keyed by the English text: a changed duration without a translation fails the type check.
export const usualDuration = inKiswahili[USUAL_DURATION];
export const urgentDuration = inKiswahili[URGENT_DURATION];
export const welcomeDuration = inKiswahili[deliveryTexts.welcome];
