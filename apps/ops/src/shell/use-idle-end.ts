import { TEAM_IDLE_MINUTES } from '@repo/domain/second-factor';
import { useEffect } from 'react';
import { endSessionToReturn } from '../api/log-out.ts';
import { lastUse } from '../session/last-use.ts';

const CHECK_MILLISECONDS = 10_000;
const IDLE_MILLISECONDS = TEAM_IDLE_MINUTES * 60_000;

/** What a person does, as opposed to a page that reloads its counts. */
const ACTS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Ends a session that nobody used for half an hour, in any tab. The service counts calls, and a screen that refreshes
 * itself calls for ever: an unattended desk would stay open all day.
 */
export function useIdleEnd(): void {
  useEffect(() => {
    lastUse.keep();
    const timer = setInterval(() => {
      if (Date.now() - lastUse.at() >= IDLE_MILLISECONDS) endSessionToReturn();
    }, CHECK_MILLISECONDS);
    for (const act of ACTS) globalThis.addEventListener(act, lastUse.keep, { passive: true });
    return () => {
      clearInterval(timer);
      for (const act of ACTS) globalThis.removeEventListener(act, lastUse.keep);
    };
  }, []);
}
