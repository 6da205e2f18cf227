import { signOut } from '@repo/api-client/queries/worker-session';
import { dropDrafts } from '@repo/app-shell/drafts/draft-store';
import { dropFiles } from '@repo/app-shell/drafts/file-drafts';
import { endOnServer } from '@repo/app-shell/session/end-on-server';
import { session } from '../session/session.ts';
import { TIMEOUT_MILLISECONDS } from './client.ts';

/** Ends the session here at once. The screen that she was on leads to `/worker/auth` then. */
export function logOut(): void {
  endOnServer(session.token(), TIMEOUT_MILLISECONDS, signOut);
  forgetWorker();
}

/** Nothing of hers is left on this phone, nor what she typed and did not send. */
export function forgetWorker(): void {
  dropDrafts(session.person());
  void dropFiles(session.person());
  session.clear();
}
