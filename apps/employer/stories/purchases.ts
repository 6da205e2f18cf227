import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getDashboard, getPurchaseCallback, listPackages } from '@repo/api-client/contract/employer';
import type { getInvitationStatus } from '@repo/api-client/contract/invitations';
import { VERIFICATION_STOPPED } from '@repo/domain/check-due-date';
import { centsToShillings, formatKes } from '@repo/domain/money';
import { packageDefinitions, packageTypeOf } from '@repo/domain/packages';
import { achieng, baraka, idOf, longestName, mercy, prospect, zawadi } from './people.ts';

export const packages: AnswerOf<typeof listPackages> = packageDefinitions.map(
  ({ id, name, level, priceCents, duration, description, features, popular }) => ({
    id,
    name,
    price: centsToShillings(priceCents),
    priceDisplay: formatKes(priceCents),
    description,
    features: [...features],
    popular,
    level,
    duration,
  }),
);

type Dashboard = AnswerOf<typeof getDashboard>;
type Purchase = Dashboard['purchases'][number];
type Request = Dashboard['requests'][number];
type Whom = Readonly<{ id: string; name: string | null; is_prospect?: true | undefined }>;

const sold = (packageId: number) => {
  const found = packages.find(({ id }) => id === packageId);
  if (found === undefined) throw new Error(`There is no package ${packageId}`);
  return { package_id: found.id, package_name: found.name, amount: found.price };
};

function purchase(number: number, whom: Whom, packageId: number, more: Partial<Purchase> = {}): Purchase {
  return {
    id: idOf(100 + number),
    nanny_id: whom.id,
    worker_name: whom.name,
    ...sold(packageId),
    created_at: `2026-11-${String(22 - number).padStart(2, '0')}T08:00:00Z`,
    paid_at: `2026-11-${String(22 - number).padStart(2, '0')}T08:05:00Z`,
    status: 'paid',
    reference: `am-sample-${number}`,
    order_number: `ORD-SAMPLE${number}`,
    consent: 'given',
    refund_status: null,
    refund_amount: null,
    taken_back_amount: 0,
    report_ended_at: null,
    ...more,
  };
}

function request(
  number: number,
  whom: Whom,
  packageId: number,
  status: string,
  invitation_status = status,
): Request {
  return {
    id: idOf(200 + number),
    nanny_id: whom.id,
    prospect_id: whom.is_prospect === true ? whom.id : idOf(300 + number),
    worker_name: whom.name,
    package_id: packageId,
    package_type: packageTypeOf(packageId),
    created_at: `2026-11-${String(22 - number).padStart(2, '0')}T10:00:00Z`,
    expires_at: `2026-11-${String(24 - number).padStart(2, '0')}T10:00:00Z`,
    status,
    invitation_status,
    completed_at: null,
    ended_by: null,
    report_ended_at: null,
  };
}

/** The paid check of reports and receipts. */
export const paidCheck = purchase(6, achieng, 17);

/** A household with one entry for every text that a card can show. */
export const busyDashboard: Dashboard = {
  requests: [request(0, prospect, 17, 'pending'), request(4, longestName, 18, 'failed', 'declined')],
  purchases: [
    purchase(1, mercy, 18),
    purchase(2, baraka, 19, { consent: 'awaiting' }),
    purchase(3, zawadi, 16, { status: 'pending', paid_at: null, consent: 'awaiting' }),
    purchase(5, longestName, 17, { status: 'refunded', consent: 'refused', refund_status: 'processed' }),
    paidCheck,
  ],
};
export const emptyDashboard: Dashboard = { requests: [], purchases: [] };
/** The accepted and unpaid invitation of Zawadi. */
export const acceptedDashboard: Dashboard = { requests: [request(0, zawadi, 17, 'accepted')], purchases: [] };
/** The invitation of Zawadi, not accepted. */
export const invitationOf = (status: 'pending' | 'declined'): Dashboard => ({
  requests: [request(0, prospect, 17, status === 'declined' ? 'failed' : status, status)],
  purchases: [],
});
const declined = purchase(5, achieng, 17, {
  status: 'refunded',
  consent: 'refused',
  refund_status: 'processed',
});
/** Achieng declined the check, and its whole price went back. */
export const declinedCheck: Dashboard = { requests: [], purchases: [declined] };
/** She is asked for a second time. */
export const askedAgain: Dashboard = {
  requests: [],
  purchases: [purchase(1, achieng, 17, { consent: 'awaiting' }), declined],
};
/** Accepted invitations at every state after the payment. */
export const paidInvitations: Dashboard = {
  requests: [
    request(8, baraka, 19, 'accepted'),
    request(7, mercy, 18, 'in_progress', 'accepted'),
    request(9, achieng, 17, 'completed', 'accepted'),
    { ...request(10, longestName, 18, 'failed', 'accepted'), ended_by: 'withdrawal' },
  ],
  purchases: [purchase(1, mercy, 18), purchase(2, baraka, 19, { consent: 'awaiting' }), paidCheck],
};
/** Achieng withdrew her consent while two of the eight checks were open. */
export const withdrawnCheck: Dashboard = {
  requests: [{ ...request(9, achieng, 18, 'failed', 'accepted'), ended_by: 'withdrawal' }],
  purchases: [
    purchase(6, achieng, 18, {
      status: 'refunded',
      consent: 'withdrawn',
      refund_status: 'processed',
      refund_amount: 500,
    }),
  ],
};
const report_ended_at = '2026-10-30T09:00:00Z';
/** Two reports that ended after 90 days, and every invitation that leads nowhere any more. */
export const endedDashboard: Dashboard = {
  requests: [
    { ...request(3, mercy, 17, 'accepted'), ended_by: 'withdrawal' },
    { ...request(4, baraka, 17, 'failed', 'accepted'), ended_by: 'refund' },
    { ...request(5, zawadi, 17, 'accepted'), ended_by: 'expiry' },
    request(6, longestName, 17, 'failed', 'withdrawn'),
    request(7, longestName, 17, 'failed', 'expired'),
    { ...request(12, achieng, 17, 'completed', 'accepted'), report_ended_at },
  ],
  purchases: [purchase(11, achieng, 17, { report_ended_at })],
};
/** One standard package for Mercy, in the given status. */
export const ordersOfMercy = (status: string): Dashboard => ({
  requests: [],
  purchases: [purchase(9, mercy, 17, { status, ...(status === 'paid' ? {} : { paid_at: null }) })],
});

export const invitation = (status: string): AnswerOf<typeof getInvitationStatus> => ({
  status,
  package_id: 17,
  created_at: '2026-11-22T10:00:00Z',
  expires_at: '2026-11-24T10:00:00Z',
  answered_at: status === 'pending' ? null : '2026-11-22T16:20:00Z',
  yes_ended: false,
  sms: 'Amini: Wanjiru Kamau asks to check you before hiring you: ID, references, police record, social media, complaints at work. Free. YES counts for 90 days. Kwa Kiswahili jibu KISWAHILI. amini…/i/… Reply YES … or NO …',
});

export const receipt: AnswerOf<typeof getPurchaseCallback> = {
  success: true,
  message: 'Payment verified',
  order_number: paidCheck.order_number,
  reference: paidCheck.reference,
  package_name: paidCheck.package_name,
  package: { id: paidCheck.package_id, name: paidCheck.package_name },
  amount_paid: paidCheck.amount,
  paid_at: '2026-11-23T06:28:00Z',
  channel: 'mobile_money',
  // Three business days after the payment: she has a police certificate.
  estimated_completion: 'Nov 26, 2026',
  worker_name: achieng.name,
  paid_by: 'Wanjiru Kamau',
  refund_status: null,
  refund_amount: null,
  taken_back_amount: 0,
  stopped: false,
  old_package: null,
};
/** The worker withdrew her consent while checks were open. */
export const stoppedReceipt: AnswerOf<typeof getPurchaseCallback> = {
  ...receipt,
  estimated_completion: VERIFICATION_STOPPED,
  stopped: true,
  refund_status: 'processed',
  refund_amount: 300,
};
