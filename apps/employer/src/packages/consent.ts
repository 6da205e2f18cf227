import type { Dashboard, Purchase, Request } from '@repo/api-client/normalise/dashboard';

/**
 * The effect of a payment for a worker: the checks begin, or the worker gets a consent request first. With an open or
 * declined invitation the service takes no payment.
 */
export type Consent = 'agreed' | 'invited' | 'declined' | 'unasked';

/**
 * Whether a worker has agreed to this employer's checks: by accepting an invitation or at an earlier payment. A refund after
 * a given consent ends it as a withdrawal does.
 */
export function consentOf({ requests, purchases }: Dashboard, workerId: string): Consent {
  const asked = requests.filter(({ nanny_id }) => nanny_id === workerId);
  // The rows name a prospect while no yes of the worker stands, also after the end of an earlier one.
  const isProspect = asked.some(({ prospect_id }) => prospect_id === workerId);
  if (!isProspect && hasAgreed(asked, purchases, workerId)) return 'agreed';
  const last = asked.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))[0]
    ?.invitation_status;
  if (last === 'pending') return 'invited';
  return last === 'declined' ? 'declined' : 'unasked';
}

function hasAgreed(asked: readonly Request[], purchases: readonly Purchase[], workerId: string): boolean {
  const agreed = purchases.filter(
    ({ nanny_id, consent }) => nanny_id === workerId && (consent === 'given' || consent === 'withdrawn'),
  );
  const takenBack = (since: string) =>
    agreed.some(
      (purchase) =>
        !stands(purchase) && Date.parse(purchase.paid_at ?? purchase.created_at) >= Date.parse(since),
    );
  return (
    asked.some((each) => each.invitation_status === 'accepted' && !takenBack(each.created_at)) ||
    agreed.some(stands)
  );
}

const stands = ({ consent, status, refund_status }: Purchase): boolean =>
  consent === 'given' && status === 'paid' && refund_status === null;
