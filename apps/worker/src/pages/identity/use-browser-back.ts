import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';

const ofStep = z.object({ identityStep: z.literal(true) });

/** The entry of the history that is being left: leaving takes a moment, in which nothing is left twice. */
let leaving: string | undefined;

/**
 * Going back in the browser is one step back as long as there is one: on many phones it is a stroke of the thumb at the edge,
 * and it would take her photos, which stand in memory alone. An entry of the history lies above the screen's own for that; it
 * goes with the last step.
 */
export function useBrowserBack(onBack: (() => void) | undefined): void {
  const navigate = useNavigate();
  const location: { readonly key: string; readonly state: unknown; readonly search: string } = useLocation();
  const { key, state, search } = location;
  const isAbove = z.safeParse(ofStep, state).success;
  const was = useRef(false);
  // After each drawing: one and the same screen may have gone a step back, and wants the next entry.
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
