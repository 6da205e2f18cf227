import { session } from '../session/session.ts';
import { landingAddress } from '../site/origins.ts';
import { leaveFor } from '../site/leave-for.ts';

/** Forgets the person on this device and shows the public site, from wherever she was. */
export function endSession(): void {
  session.clear();
  leaveFor(landingAddress());
}
