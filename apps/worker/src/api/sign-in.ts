import { failureOf } from '@repo/api-client/client/failure';
import { fetchIdentityStatus, fetchMe } from '@repo/api-client/queries/worker';
import * as calls from '@repo/api-client/queries/worker-session';
import { workerVerification, type WorkerVerification } from '@repo/domain/worker-verification';
import { guestLanguage } from '../language/guest-language.ts';
import { spokenLanguage } from '../language/languages.ts';
import { serverMessage } from '../language/server-message.ts';
import { session, type WorkerData } from '../session/session.ts';
import { client } from './client.ts';

/** How long it may take to learn where she belongs: who has signed in is not kept waiting by a bad network. */
const STANDING_MILLISECONDS = 6000;

export const sendCode = async (phone: string): Promise<void> => {
  await calls.sendCode(client, phone, spokenLanguage());
};

/** Trades the code for her session, which is kept at once: a code that was taken is used up, whoever still waits for it. */
export async function verifyCode(phone: string, code: string): Promise<WorkerData> {
  const chosen = guestLanguage();
  const { token, user } = await calls.verifyCode(client, {
    phone,
    code,
    screen_language: spokenLanguage(),
    ...(chosen !== undefined && { language: chosen }),
  });
  session.signIn(token, user);
  return user;
}

export interface SignInStatus {
  readonly verification: WorkerVerification;
  /** What the service says where her check has moved on. */
  readonly news: string | null;
  /** Set where the state of her check could not be asked for; `words` where the service said why. */
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
    // Her session may be over already: then this phone keeps nothing of her.
    if (session.token() === whose) session.keepUser(record);
    const { smile_status, updated, message } = await fetchIdentityStatus(client, record.id, signal);
    return { verification: workerVerification({ ...record, smile_status }), news: updated ? message : null };
  } catch (error) {
    return unknown(verified, serverMessage(failureOf(error)));
  }
}

/** How her check stands: her record is read again, and the identity provider's answer asked for (worker spec 2.9, 4). */
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
