import { signOut } from '@repo/api-client/queries/worker-session';
import { dropDrafts } from '@repo/app-shell/drafts/draft-store';
import { dropFiles } from '@repo/app-shell/drafts/file-drafts';
import { callOnLeave } from '@repo/app-shell/session/call-on-leave';
import { session } from '../session/session.ts';
import { TIMEOUT_MILLISECONDS } from './client.ts';

/** Ends the session on this phone at once. The current screen then redirects to `/worker/auth`. */
export function logOut(): void {
  callOnLeave(session.token(), TIMEOUT_MILLISECONDS, signOut);
  forgetWorker();
}

/** Deletes all data of the worker on this phone, including unsent drafts. */
export function forgetWorker(): void {
  dropDrafts(session.person());
  void dropFiles(session.person());
  session.clear();
}
