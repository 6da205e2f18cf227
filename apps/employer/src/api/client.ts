import { createClient } from '@repo/api-client/client/client';
import { session } from '../session/session.ts';
import { expireSession } from './end-session.ts';

export const TIMEOUT_MILLISECONDS = 30_000;

/** The service at the origin of this page, for the signed-in employer. */
export const client = createClient({
  baseUrl: '',
  token: session.token,
  onUnauthorised: expireSession,
  timeoutMs: TIMEOUT_MILLISECONDS,
});
