import { session } from '../session/session.ts';
import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { leaveFor } from '@repo/app-shell/browser/leave-for';

/** The service knows this session no more. Shows the public site; what was typed waits here for the same person. */
export function expireSession(): void {
  session.expire();
  leaveFor(landingAddress());
}

/** Forgets the person on this device and shows the public site, from wherever she was. */
export function endSession(): void {
  session.clear();
  leaveFor(landingAddress());
}
