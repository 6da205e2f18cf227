import { signOut } from '@repo/api-client/queries/team-session';
import { callOnLeave } from '@repo/app-shell/session/call-on-leave';
import { session } from '../session/session.ts';
import { TIMEOUT_MILLISECONDS } from './client.ts';

/** Ends the session on this device at once, and on the server as soon as it answers. */
export function logOut(): void {
  callOnLeave(session.token(), TIMEOUT_MILLISECONDS, signOut);
  session.clear();
}

/**
 * Ends the session as `logOut` does, but the next sign-in of the same member opens her screen again: after half an hour
 * without use, and before a change that needs a new sign-in.
 */
export function endSessionToReturn(): void {
  callOnLeave(session.token(), TIMEOUT_MILLISECONDS, signOut);
  session.expire();
}
