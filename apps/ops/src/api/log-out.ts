import { signOut } from '@repo/api-client/queries/team-session';
import { endOnServer } from '@repo/app-shell/session/end-on-server';
import { session } from '../session/session.ts';
import { TIMEOUT_MILLISECONDS } from './client.ts';

/** Ends the session on this device at once, and on the server as soon as it answers. */
export function logOut(): void {
  endOnServer(session.token(), TIMEOUT_MILLISECONDS, signOut);
  session.clear();
}

/** Ends a session that nobody used. The member comes back to her screen. */
export function endIdleSession(): void {
  endOnServer(session.token(), TIMEOUT_MILLISECONDS, signOut);
  session.expire();
}
