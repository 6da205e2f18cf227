import { CallFailed } from '@repo/api-client/client/failure';
import { fetchModule } from '@repo/ui/fetch-module';
import type { WorkerData } from '../session/session.ts';
import type { SignInStatus } from './sign-in.ts';

/** What calls the service comes by itself; that it does not is a network that is gone, like any other call's. */
const load = () =>
  fetchModule(() => import('./sign-in.ts')).catch(() => {
    throw new CallFailed({ kind: 'network' });
  });

/** Fetches what calls the service ahead of time. A failure here is met again, and told, when it is wanted. */
export function preloadCalls(): void {
  load().catch(() => undefined);
}

/** Asks the service for a code by SMS. */
export const sendCode = async (phone: string): Promise<void> => (await load()).sendCode(phone);

/** Trades the code for her session. */
export const verifyCode = async (phone: string, code: string): Promise<WorkerData> =>
  (await load()).verifyCode(phone, code);

/** How her check stands, for whoever has just signed in. */
export const readSignInStatus = async (verified: WorkerData): Promise<SignInStatus> =>
  (await load()).readSignInStatus(verified);
