import { sendWorkerCode, signOutWorker } from '@repo/api-client/contract/worker-auth';
import { chooseLanguage, getMe } from '@repo/api-client/contract/worker';
import { answers, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { queryClient } from '../src/api/query-client.ts';
import { session } from '../src/session/session.ts';
import { achieng } from './people.ts';

/** What the service says to a worker who is signed in. A story puts its own recordings before these. */
export const service: readonly Recording[] = [
  answers(sendWorkerCode, { success: true, message: 'Verification code sent', resend_after: 60 }),
  answers(getMe, achieng),
  answers(chooseLanguage, { language: 'sw' }),
  answers(signOutWorker, { message: 'Signed out.' }),
];

// A failure is tried again as ever, without the second that a person would wait.
const { queries, ...others } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });

/** Nothing of the story before is left in this browser. */
export function enter(isSignedIn: boolean): void {
  localStorage.clear();
  session.clear();
  queryClient.clear();
  if (isSignedIn) session.signIn('a-recorded-session', achieng);
}
