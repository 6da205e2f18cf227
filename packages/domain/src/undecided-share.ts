import { isResult, type KnownCheck } from './check.ts';

const CENTS_PER_SHILLING = 100;

/**
 * The part of a price that goes back when a verification stops: that of its checks without a result, rounded up to whole
 * shillings (decisions 6). Each check of a package weighs the same. Without any result it is the whole price.
 * @returns cents
 */
export function undecidedShare(priceCents: number, checks: readonly KnownCheck[]): number {
  const results = checks.filter(isResult).length;
  if (results === 0) return priceCents;
  const share = (priceCents * (checks.length - results)) / checks.length;
  return Math.min(priceCents, Math.ceil(share / CENTS_PER_SHILLING) * CENTS_PER_SHILLING);
}
