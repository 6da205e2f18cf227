import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';

const ofStep = z.object({ identityStep: z.literal(true) });

/** The history entry that the hook is leaving. Leaving takes a moment, and must not happen twice. */
let leaving: string | undefined;

/**
 * Makes the back button of the browser go back one step while there is one. On many phones a swipe at the edge of the screen
 * goes back. Without the hook it would lose the photos, which are in memory only. The hook therefore adds a history entry
 * above the entry of the screen, and removes it with the last step.
 */
export function useBrowserBack(onBack: (() => void) | undefined): void {
  const navigate = useNavigate();
  const location: { readonly key: string; readonly state: unknown; readonly search: string } = useLocation();
  const { key, state, search } = location;
  const isAbove = z.safeParse(ofStep, state).success;
  const was = useRef(false);
  // After each rendering, because the same screen may have gone back one step and needs the next entry.
  useEffect(() => {
    if (leaving === key) return;
    leaving = undefined;
    const wentBack = was.current && !isAbove;
    was.current = isAbove;
    if (onBack === undefined) {
      if (!isAbove) return;
      leaving = key;
      void navigate(-1);
    } else if (wentBack) {
      onBack();
    } else if (!isAbove) {
      leaving = key;
      void navigate({ search }, { state: { identityStep: true } });
    }
  });
}
