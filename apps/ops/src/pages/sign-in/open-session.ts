import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { lastUse } from '../../session/last-use.ts';

/** Signs the member in here. Returns her place: the screen that an expired session left, or the first one. */
export function openSession(token: string, phone: string) {
  lastUse.keep();
  session.signIn(token, phone);
  return session.takeReturn() ?? { path: paths.home, state: null };
}
