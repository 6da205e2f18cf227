import { failureOf } from '@repo/api-client/client/failure';
import { fetchIdentityStatus, fetchMe } from '@repo/api-client/queries/worker';
import * as calls from '@repo/api-client/queries/worker-session';
import { codeWait } from '@repo/app-shell/session/code-wait';
import { workerVerification, type WorkerVerification } from '@repo/domain/worker-verification';
import { guestLanguage } from '../language/guest-language.ts';
import { spokenLanguage } from '../language/languages.ts';
import { serverMessage } from '../language/server-message.ts';
import { session, type WorkerData } from '../session/session.ts';
import { client } from './client.ts';

/** The longest wait for the status after a sign-in, so that a bad network does not hold the worker up. */
const STANDING_MILLISECONDS = 6000;

export const sendCode = async (phone: string): Promise<void> => {
  await calls.sendCode(client, phone, spokenLanguage());
};

/** Exchanges the code for a session and stores it at once: an accepted code is used up, whatever the screen does. */
export async function verifyCode(phone: string, code: string): Promise<WorkerData> {
  const chosen = guestLanguage();
  const { token, user } = await calls.verifyCode(client, {
    phone,
    code,
    screen_language: spokenLanguage(),
    ...(chosen !== undefined && { language: chosen }),
  });
  session.signIn(token, user);
  codeWait.forget();
  return user;
}

export interface SignInStatus {
  readonly verification: WorkerVerification;
  /** The message of the service about a change of the check. */
  readonly news: string | null;
  /** Set when the status is unknown. `words` is the reason of the service, if it gave one. */
  readonly failure?: { readonly words: string | null };
}

const unknown = (verified: WorkerData, words: string | null): SignInStatus => ({
  verification: workerVerification(session.user() ?? verified),
  news: null,
  failure: { words },
});

async function requestStatus(verified: WorkerData, signal: AbortSignal): Promise<SignInStatus> {
  const whose = session.token();
  try {
    const record = await fetchMe(client, signal).catch(() => verified);
    // After the end of the session, this phone must store no data of the worker.
    if (session.token() === whose) session.keepUser(record);
    const { smile_status, updated, message } = await fetchIdentityStatus(client, record.id, signal);
    return { verification: workerVerification({ ...record, smile_status }), news: updated ? message : null };
  } catch (error) {
    return unknown(verified, serverMessage(failureOf(error)));
  }
}

/** The check status: it refetches the record and the result of the identity provider (worker spec 2.9, 4). */
export async function readSignInStatus(verified: WorkerData): Promise<SignInStatus> {
  const asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<SignInStatus>((resolve) => {
    timer = setTimeout(() => resolve(unknown(verified, null)), STANDING_MILLISECONDS);
  });
  const status = await Promise.race([requestStatus(verified, asking.signal), late]);
  clearTimeout(timer);
  asking.abort();
  return status;
}
