import type { Package } from '@repo/api-client/normalise/package';
import { stepsOfLevel } from '@repo/domain/check';
import { formatKes } from '@repo/domain/money';
import type { Consent } from './consent.ts';
import { levelNamed } from './levels.ts';

const CENTS_PER_SHILLING = 100;

type Priced = Pick<Package, 'level' | 'priceCents'>;

/**
 * What comes back to an employer whose worker withdraws the consent after the payment (decisions 6). Each step of a package
 * weighs the same, so a known one has an amount.
 */
export function refundAfterWithdrawal(chosen?: Priced): string {
  const level = levelNamed(chosen?.level);
  if (chosen === undefined || level === undefined)
    return 'If the worker withdraws later, you get your money back for each step that has no result yet.';
  const steps = stepsOfLevel[level].length;
  const shillings = chosen.priceCents / steps / CENTS_PER_SHILLING;
  // The amount stays on one line.
  const amount = formatKes(Math.round(shillings) * CENTS_PER_SHILLING).replaceAll(' ', '\u00A0');
  return `If the worker withdraws later, you get ${Number.isInteger(shillings) ? '' : 'about '}${amount} back for each of the ${steps} steps that has no result yet.`;
}

/** Beside the button that pays: what becomes of the money (decisions 6). */
export function moneyPromise(consent: Consent, chosen: Priced | undefined): string {
  if (consent === 'agreed') return refundAfterWithdrawal(chosen);
  return {
    invited: 'You pay after the worker says yes.',
    declined: 'Nothing was charged.',
    unasked: 'The worker is asked first. A no, or no answer, gives you all your money back.',
  }[consent];
}
