import { CallFailed } from '@repo/api-client/client/failure';
import { fetchModule } from '@repo/ui/fetch-module';
import type { WorkerData } from '../session/session.ts';
import type { SignInStatus } from './sign-in.ts';

/** The code of the calls is a separate chunk. A failed fetch of it counts as a network failure, like any failed call. */
const load = () =>
  fetchModule(() => import('./sign-in.ts')).catch(() => {
    throw new CallFailed({ kind: 'network' });
  });

/** Fetches the code of the calls ahead of time. It ignores a failure, because the next call meets and reports it. */
export function preloadCalls(): void {
  load().catch(() => undefined);
}

/** Requests a code by SMS. */
export const sendCode = async (phone: string): Promise<void> => (await load()).sendCode(phone);

/** Exchanges the code for a session. */
export const verifyCode = async (phone: string, code: string): Promise<WorkerData> =>
  (await load()).verifyCode(phone, code);

/** The check status of a worker who has just signed in. */
export const readSignInStatus = async (verified: WorkerData): Promise<SignInStatus> =>
  (await load()).readSignInStatus(verified);
