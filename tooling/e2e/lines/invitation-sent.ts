import { lines } from './line.ts';

/** spec/employer.md sections 2 and 4: an invitation on its way. */
export const invitationSent = lines('invitation-sent', {
  state: [
    'State worker, package',
    'apps/employer/src/pages/invitation-sent/InvitationSentPage.stories.tsx > Pending',
    'apps/employer/src/pages/invitation-sent/InvitationSentPage.test.tsx > leads to the payment of the package that she agreed to',
  ],
  title: [
    "'Invitation Sent!' screen",
    'apps/employer/src/pages/invitation-sent/InvitationSentPage.test.tsx > gives a new invitation its 48 hours',
  ],
  steps: [
    'A steps list',
    'apps/employer/src/pages/invitation-sent/InvitationSent.test.tsx > lists what happens next, and leads to where it can be followed',
  ],
  accepted: [
    'If the invitation was accepted: an accepted notice',
    'apps/employer/src/pages/invitation-sent/InvitationSent.test.tsx > leads to the payment once she has accepted',
    'tooling/e2e/journeys/employer/invitation-open.e2e.ts > runs out there by itself, and can be sent again',
  ],
  'accepted-pay': [
    "'Complete Payment - price' (to /payment)",
    'apps/employer/src/pages/invitation-sent/InvitationSent.test.tsx > leads to the payment once she has accepted',
    'apps/employer/src/pages/invitation-sent/InvitationSentPage.stories.tsx > Accepted',
    'tooling/e2e/journeys/employer/invitation-open.e2e.ts > runs out there by itself, and can be sent again',
  ],
  pending: [
    "If pending: notice 'Invitation expires in 48 hours'",
    'apps/employer/src/pages/invitation-sent/InvitationSentPage.stories.tsx > Pending',
    'tooling/e2e/journeys/employer/invitation-open.e2e.ts > runs out there by itself, and can be sent again',
  ],
  'pending-track': [
    "'Track Invitation Status' (to /verifications)",
    'apps/employer/src/pages/invitation-sent/InvitationSent.test.tsx > lists what happens next, and leads to where it can be followed',
    'apps/employer/src/pages/verifications/VerificationsListPage.test.tsx > shows the invitation that is tracked there as it stands',
  ],
  back: [
    "'Back to Dashboard' is always offered",
    'apps/employer/src/pages/invitation-sent/InvitationSent.test.tsx > offers the way back to the dashboard while it is %s',
  ],
  expires: [
    'Invitation: pending expires in 48 hours',
    'tooling/e2e/journeys/employer/invitation.e2e.ts > an invitation that nobody answers is reminded of once and expires after 48 hours',
    'apps/api/test/invitations.test.ts > reminds once after 24 hours and expires after 48',
    'tooling/e2e/journeys/employer/invitation-open.e2e.ts > runs out there by itself, and can be sent again',
  ],
  polled: [
    'Status polled every 30 seconds',
    'apps/employer/src/pages/invitation-sent/InvitationSent.test.tsx > asks every 30 seconds until she has answered',
    'tooling/e2e/journeys/employer/invitation-open.e2e.ts > runs out there by itself, and can be sent again',
    'tooling/e2e/journeys/employer/invitation-open.e2e.ts > is declined there by itself, and asks for nothing',
  ],
  'accepted-allows': [
    'Accepted, after which payment is allowed',
    'packages/domain/src/purchase-refusal.test.ts > a check of a worker %s',
    'apps/employer/src/pages/payment/PaymentPage.test.tsx > takes no payment that would be refused: the invitation is %s',
    'apps/employer/src/pages/payment/PaymentPage.test.tsx > shows the worker’s answer %s while the screen stands open',
    'apps/api/test/purchases.test.ts > waits for an invited worker to accept, and then opens the case with the payment',
    'tooling/e2e/journeys/employer/invitation-open.e2e.ts > runs out there by itself, and can be sent again',
  ],
  call: [
    'GET /api/employer/invitation-status/{nannyId} answers status',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/invitations.test.ts > is accepted from %s in its own spelling, which is consent',
  ],
  entity: [
    'Invitation: status (pending, accepted)',
    'apps/api/test/invitations.test.ts > is accepted from %s in its own spelling, which is consent',
  ],
});
