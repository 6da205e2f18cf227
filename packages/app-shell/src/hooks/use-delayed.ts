import { useEffect, useEffectEvent } from 'react';

/** Runs `action` once, `milliseconds` after `active` became true; never after the screen was left. */
export function useDelayed(active: boolean, milliseconds: number, action: () => void): void {
  const run = useEffectEvent(action);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  }, [active, milliseconds]);
}
