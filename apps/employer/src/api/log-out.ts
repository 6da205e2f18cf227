import { signOut } from '@repo/api-client/queries/employer-session';
import { dropDrafts } from '@repo/app-shell/drafts/draft-store';
import { callOnLeave } from '@repo/app-shell/session/call-on-leave';
import { session } from '../session/session.ts';
import { TIMEOUT_MILLISECONDS } from './client.ts';
import { endSession } from './end-session.ts';

/** Ends the session on this device at once. */
export function logOut(): void {
  callOnLeave(session.token(), TIMEOUT_MILLISECONDS, signOut);
  forgetEmployer();
}

/** Deletes all data of the employer on this device, including unsent drafts. */
export function forgetEmployer(): void {
  dropDrafts(session.person());
  endSession();
}
