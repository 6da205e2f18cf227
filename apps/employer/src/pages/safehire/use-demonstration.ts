import { useAddressParameters } from '@repo/app-shell/hooks/use-address-parameters';
import {
  demonstrationScreenBefore,
  demonstrationScreenNamed,
  type DemonstrationScreen,
} from '@repo/domain/demonstration';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { demonstrationPath } from '../../paths.ts';
import {
  keepDemonstration,
  readDemonstration,
  untouched,
  type KeptDemonstration,
} from './kept-demonstration.ts';

const came = z.object({ from: z.string() });

/**
 * The current screen and the actions of the visitor so far. Each screen is an entry of the browser history, so that the back
 * button goes back one screen and a reload stays.
 */
export function useDemonstration() {
  const parameters = useAddressParameters();
  const navigate = useNavigate();
  const location: { readonly state: unknown } = useLocation();
  const screen = demonstrationScreenNamed(parameters.get('screen'));
  const cameFromInside = z.safeParse(came, location.state).success;
  const [kept, setKept] = useState(() =>
    // A visitor who opens the first screen from outside starts anew.
    screen === 'payment-success' && !cameFromInside ? untouched : readDemonstration(),
  );
  useEffect(() => void keepDemonstration(kept), [kept]);

  const goTo = (next: DemonstrationScreen, { replace = false } = {}) =>
    void navigate(demonstrationPath(next), { replace, state: { from: replace ? null : screen } });
  return {
    screen,
    kept,
    change: (part: (before: KeptDemonstration) => Partial<KeptDemonstration>) =>
      setKept((before) => ({ ...before, ...part(before) })),
    goTo,
    back: () => {
      const before = demonstrationScreenBefore(screen);
      // From another screen, the back action uses the browser history, so that no screen is in it twice.
      if (cameFromInside) void navigate(-1);
      else if (before !== null) goTo(before, { replace: true });
    },
    startAgain: () => {
      setKept(untouched);
      goTo('payment-success');
    },
  };
}

export type Demonstration = ReturnType<typeof useDemonstration>;

export interface DemonstrationProps {
  readonly demonstration: Demonstration;
}
