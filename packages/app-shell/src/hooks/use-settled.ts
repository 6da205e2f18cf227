import { useState } from 'react';
import { useDelayed } from './use-delayed.ts';

/** The second press of a double one has come by then. A busy button shows nothing until then either. */
const DOUBLE_PRESS_MILLISECONDS = 300;

/**
 * Whether a screen has stood long enough that a press is meant for it. The second press of a double one can fall on the
 * button that stands in the same place of the next screen.
 */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useDelayed(!isSettled, DOUBLE_PRESS_MILLISECONDS, () => setSettled(true));
  return isSettled;
}
