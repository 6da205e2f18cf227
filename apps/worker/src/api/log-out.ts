import { createClient } from '@repo/api-client/client/client';
import { signOut } from '@repo/api-client/queries/worker-session';
import { dropDrafts } from '@repo/app-shell/drafts/draft-store';
import { dropFiles } from '@repo/app-shell/drafts/file-drafts';
import { session } from '../session/session.ts';
import { TIMEOUT_MILLISECONDS } from './client.ts';

/**
 * Ends the session here at once, and on the server by a call that outlives this page: whoever hands the phone on need not
 * wait for an answer. The token is kept for that call alone. The screen that she was on leads to `/worker/auth` then.
 */
export function logOut(): void {
  const token = session.token();
  const last = createClient({
    baseUrl: '',
    token: () => token,
    // Already over: then that is what was wanted.
    onUnauthorised: () => {},
    timeoutMs: TIMEOUT_MILLISECONDS,
    fetch: (address, init) => fetch(address, { ...init, keepalive: true }),
  });
  void signOut(last).catch(() => null);
  forgetHer();
}

/** Nothing of hers is left on this phone, nor what she typed and did not send. */
export function forgetHer(): void {
  dropDrafts(session.person());
  void dropFiles(session.person());
  session.clear();
}
