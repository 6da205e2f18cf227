const CENTS_PER_SHILLING = 100;

/**
 * The part of a price that goes back when a check stops: that of the checks without a decision, rounded up to whole
 * shillings (decisions 6). Each check of a package weighs the same. Nothing decided is the whole price.
 * @returns cents
 */
export function undecidedShare(
  priceCents: number,
  { decided, total }: { readonly decided: number; readonly total: number },
): number {
  if (decided === 0) return priceCents;
  const share = (priceCents * (total - decided)) / total;
  return Math.min(priceCents, Math.ceil(share / CENTS_PER_SHILLING) * CENTS_PER_SHILLING);
}
