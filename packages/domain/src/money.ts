import { once } from './once.ts';

/** Money is an integer number of cents everywhere except on screens and on the wire, which use shillings. */
const CENTS_PER_SHILLING = 100;

/** Made on first use: a phone takes tens of milliseconds for its first format. */
const formats = {
  whole: once(() => new Intl.NumberFormat('en-KE')),
  exact: once(() => new Intl.NumberFormat('en-KE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })),
};

export const centsToShillings = (cents: number): number => cents / CENTS_PER_SHILLING;

/** Shillings from the wire as cents, rounded to the nearest cent. */
export const shillingsToCents = (shillings: number): number => Math.round(shillings * CENTS_PER_SHILLING);

/** `KES 1,000`, with cents only where the amount has some. */
export function formatKes(cents: number): string {
  const shillings = centsToShillings(cents);
  return `KES ${cents % CENTS_PER_SHILLING === 0 ? formats.whole().format(shillings) : formats.exact().format(shillings)}`;
}
