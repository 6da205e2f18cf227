import { signOut } from '@repo/api-client/queries/employer-session';
import { dropDrafts } from '@repo/app-shell/drafts/draft-store';
import { endOnServer } from '@repo/app-shell/session/end-on-server';
import { session } from '../session/session.ts';
import { TIMEOUT_MILLISECONDS } from './client.ts';
import { endSession } from './end-session.ts';

/** Ends the session here at once. */
export function logOut(): void {
  endOnServer(session.token(), TIMEOUT_MILLISECONDS, signOut);
  forgetEmployer();
}

/** Nothing of hers is left on this device, nor what she typed and did not send. */
export function forgetEmployer(): void {
  dropDrafts(session.person());
  endSession();
}
