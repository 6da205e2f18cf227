import { useEffect, useEffectEvent } from 'react';

/** Runs `action` once, `milliseconds` after `active` became true. It never runs after the screen has unmounted. */
export function useDelayed(active: boolean, milliseconds: number, action: () => void): void {
  const run = useEffectEvent(action);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  }, [active, milliseconds]);
}
