import { session } from '../session/session.ts';
import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { leaveFor } from '@repo/app-shell/browser/leave-for';

/** Handles a session that the service no longer knows. Shows the public site and keeps the drafts for the same employer. */
export function expireSession(): void {
  session.expire();
  leaveFor(landingAddress());
}

/** Deletes the data of the employer on this device and shows the public site, from any screen. */
export function endSession(): void {
  session.clear();
  leaveFor(landingAddress());
}
