import { signOut } from '@repo/api-client/queries/employer-session';
import { dropDrafts } from '@repo/app-shell/drafts/draft-store';
import { endOnServer } from '@repo/app-shell/session/end-on-server';
import { session } from '../session/session.ts';
import { TIMEOUT_MILLISECONDS } from './client.ts';
import { endSession } from './end-session.ts';

/** Ends the session here at once. What she typed and did not send goes with her. */
export function logOut(): void {
  endOnServer(session.token(), TIMEOUT_MILLISECONDS, signOut);
  dropDrafts(session.person());
  endSession();
}
