import type { Fault } from '../fault.ts';

const EMPLOYER = 'apps/employer/src';

export const employerFaults: readonly Fault[] = [
  {
    id: 'employer/paid-before-her-yes',
    kind: 'wrong gate',
    harm: 'An employer is sent to pay for a check that cannot begin.',
    file: `${EMPLOYER}/pages/payment/order.ts`,
    find: "consent === 'agreed' || consent === 'unasked'",
    replace: "consent !== 'declined'",
  },
  {
    id: 'employer/paid-order-offered-again',
    kind: 'double charge',
    harm: 'An employer who comes back is offered to pay for what she has paid for.',
    file: `${EMPLOYER}/pages/payment/PaymentPage.tsx`,
    find: "status === 'paid' && refund_status === null",
    replace: "status === 'paid' && refund_status !== null",
  },
  {
    id: 'employer/begun-payment-not-told',
    kind: 'double charge',
    harm: 'An employer who has just paid is not told to look first, and begins anew.',
    file: `${EMPLOYER}/pages/payment/PaymentPage.tsx`,
    find: "orders.find(({ status }) => status === 'pending')",
    replace: "orders.find(({ status }) => status === 'failed')",
  },
  {
    id: 'employer/everybody-select-worker',
    kind: 'missing label',
    harm: 'Whoever listens to the list hears "Select Worker" fifty times and does not know which.',
    file: `${EMPLOYER}/pages/dashboard/WorkerRow.tsx`,
    find: '<VisuallyHidden> {worker.displayName}</VisuallyHidden>',
    replace: '<VisuallyHidden> now</VisuallyHidden>',
  },
  {
    id: 'employer/last-account-left-behind',
    kind: 'data kept or shown',
    harm: 'Who signs in on a shared phone finds the invitation of the one before her.',
    file: `${EMPLOYER}/session/session.ts`,
    find: 'signIn(token: string, user: UserData) {\n      removeAll();\n',
    replace: 'signIn(token: string, user: UserData) {\n',
  },
  {
    id: 'employer/no-more-asking-after-no',
    kind: 'swapped text',
    harm: 'An employer whose request ran out is told that the worker said no.',
    file: `${EMPLOYER}/pages/worker-profile/ContactState.tsx`,
    find: 'The worker did not answer within 48 hours. You can send a new request.',
    replace: 'The worker chose not to share her contact details.',
  },
  {
    id: 'employer/disputed-called-upheld',
    kind: 'swapped text',
    harm: 'A record that the worker disputes reads like one that nobody does.',
    file: `${EMPLOYER}/pages/misconduct/Records.tsx`,
    find: '{record.disputed === true && (',
    replace: '{record.disputed !== true && (',
  },
  {
    id: 'employer/code-not-sent-by-enter',
    kind: 'broken keyboard',
    harm: 'Enter in the field of the code does nothing.',
    file: `${EMPLOYER}/pages/sign-in/VerifyCode.tsx`,
    find: '                type="submit"\n                fullWidth\n',
    replace: '                onClick={() => undefined}\n                fullWidth\n',
  },
];
