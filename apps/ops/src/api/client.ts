import { createClient } from '@repo/api-client/client/client';
import { session } from '../session/session.ts';

export const TIMEOUT_MILLISECONDS = 30_000;

/** The service at the origin of this page, for the signed-in member. A refused token leads to the sign-in. */
export const client = createClient({
  baseUrl: '',
  token: session.token,
  onUnauthorised: () => session.expire(),
  timeoutMs: TIMEOUT_MILLISECONDS,
});
