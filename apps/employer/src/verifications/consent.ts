import type { Dashboard } from '@repo/api-client/normalise/dashboard';

/**
 * What a payment for a worker sets off: the checks, or first the question whether she agrees. Nothing where an invitation is
 * still open or was declined: then none is taken.
 */
export type Consent = 'agreed' | 'invited' | 'declined' | 'unasked';

/**
 * Whether a worker has agreed to this employer's checks: by accepting an invitation or at an earlier payment. A check that
 * was given back although she had agreed ended with her taking that back.
 */
export function consentOf({ requests, purchases }: Dashboard, workerId: string): Consent {
  const asked = requests.filter(({ nanny_id }) => nanny_id === workerId);
  const agreed = purchases.filter(({ nanny_id, consent }) => nanny_id === workerId && consent === 'given');
  const takenBack = (since: string) =>
    agreed.some(
      ({ status, refund_status, paid_at, created_at }) =>
        (status === 'refunded' || refund_status !== null) &&
        Date.parse(paid_at ?? created_at) >= Date.parse(since),
    );
  if (asked.some(({ status, created_at }) => status === 'accepted' && !takenBack(created_at)))
    return 'agreed';
  if (agreed.some(({ status, refund_status }) => status === 'paid' && refund_status === null))
    return 'agreed';
  const last = asked.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))[0]?.status;
  if (last === 'pending') return 'invited';
  return last === 'declined' ? 'declined' : 'unasked';
}
