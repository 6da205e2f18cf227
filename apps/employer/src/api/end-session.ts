import { session } from '../session/session.ts';
import { landingAddress } from '../site/origins.ts';
import { leaveFor } from '../site/leave-for.ts';

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
