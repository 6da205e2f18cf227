import { listWorkerBlocks } from '@repo/api-client/contract/blocks';
import { sendWorkerCode, signOutWorker, verifyWorkerCode } from '@repo/api-client/contract/worker-auth';
import { getIdentityStatus } from '@repo/api-client/contract/identity';
import { chooseLanguage, getMe, type WireWorkerRecord } from '@repo/api-client/contract/worker';
import {
  getWorkerDashboard,
  getWorkerSettings,
  listWorkerConsents,
  listWorkerNotifications,
  listWorkerRequests,
} from '@repo/api-client/contract/worker-app';
import { getVerificationStatus } from '@repo/api-client/contract/worker-status';
import { answers, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { tellHelpPhone } from '@repo/api-client/recorded/told-help-phone';
import { codeWait } from '@repo/app-shell/session/code-wait';
import { queryClient } from '../src/api/query-client.ts';
import { typedPhone } from '../src/pages/sign-in/typed-phone.ts';
import { session } from '../src/session/session.ts';
import { consents, contact, dashboard, invitation, notifications, settings } from './consent-requests.ts';
import { achieng } from './people.ts';
import { halfway } from './worker-status.ts';

/** The worker typed the right code. */
export const letsIn = (user: WireWorkerRecord): Recording =>
  answers(verifyWorkerCode, {
    token: 'a-recorded-session',
    user,
    phone_verified: true,
    trust_score: user.trust_score,
    trust_score_breakdown: user.trust_score_breakdown,
    message: 'Verification successful! Redirecting...',
  });

const statuses = { verified: 'verified', pending: 'checking', failed: 'failed' } as const;
const statusOf = (smileStatus: string) =>
  smileStatus === 'verified' || smileStatus === 'pending' || smileStatus === 'failed'
    ? statuses[smileStatus]
    : 'not_started';

/** The status of the provider's identity check. `news` is the text if this request found a change. */
export const identityStands = (user: WireWorkerRecord, news?: string): Recording =>
  answers(getIdentityStatus, {
    smile_status: user.smile_status,
    national_id: null,
    trust_score: user.trust_score,
    message: news ?? 'Nothing is new.',
    updated: news !== undefined,
    status: statusOf(user.smile_status),
    reason: null,
    attempts_left: 3,
    may_send: user.smile_status === 'not_verified',
    names: null,
    submitted_at: null,
    decided_at: null,
  });

/** The service's answers to a signed-in worker. A story puts its own recordings first. */
export const service: readonly Recording[] = [
  answers(sendWorkerCode, { success: true, message: 'Verification code sent', resend_after: 60 }),
  letsIn(achieng),
  identityStands(achieng),
  answers(getMe, achieng),
  answers(chooseLanguage, { language: 'sw' }),
  answers(getWorkerDashboard, dashboard),
  answers(getVerificationStatus, halfway),
  answers(listWorkerRequests, { requests: [invitation, contact] }),
  answers(listWorkerConsents, { consents: [...consents] }),
  answers(listWorkerBlocks, { blocks: [] }),
  answers(listWorkerNotifications, { notifications: [...notifications], unread: 2 }),
  answers(getWorkerSettings, settings),
  answers(signOutWorker, { message: 'Signed out.' }),
];

// The cache retries a failure as always, but without the second of delay.
const { queries, ...others } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });

/** Removes all that the previous story left in this browser. */
export function enter(isSignedIn: boolean): void {
  localStorage.clear();
  session.clear();
  queryClient.clear();
  tellHelpPhone(null);
  typedPhone.forget();
  codeWait.forget();
  if (isSignedIn) session.signIn('a-recorded-session', achieng);
}
