/**
 * The part of an item in its case: an invitation without a standing yes, an invitation with one, a payment without money, or
 * a payment whose money came.
 */
export type CasePart = 'asked' | 'agreed' | 'unpaid' | 'paid';

export interface CaseItem {
  readonly nanny_id: string;
  readonly part: CasePart;
}

/**
 * The items of each case, the case with the newest item first, and within a case the oldest item first (decisions 8). A case
 * begins with an invitation, or with a payment for a worker without one. The payments for an accepted invitation belong to
 * its case, up to the first one whose money came. A later payment, such as an upgrade, begins the next case.
 * @param newestFirst requests and purchases of one employer, the newest first.
 */
export function verificationCases<T>(
  newestFirst: readonly T[],
  itemOf: (item: T) => CaseItem,
): readonly (readonly T[])[] {
  const caseOf = new Map<T, T[]>();
  /** By worker, the case that the next payment belongs to. */
  const unpaid = new Map<string, T[]>();
  for (const item of newestFirst.toReversed()) {
    const { nanny_id: worker, part } = itemOf(item);
    const isPayment = part === 'unpaid' || part === 'paid';
    const own = (isPayment ? unpaid.get(worker) : undefined) ?? [];
    own.push(item);
    caseOf.set(item, own);
    if (part === 'agreed' || part === 'unpaid') unpaid.set(worker, own);
    else unpaid.delete(worker);
  }
  return [...new Set(newestFirst.map((item) => caseOf.get(item) ?? []))];
}
