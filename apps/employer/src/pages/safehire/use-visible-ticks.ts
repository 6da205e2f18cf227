import { useEffect, useEffectEvent } from 'react';

/** Calls repeatedly while `active` and visible. In a hidden tab the progress pauses, and the visitor misses nothing. */
export function useVisibleTicks(active: boolean, milliseconds: number, onTick: () => void): void {
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (!active) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const follow = () => {
      clearInterval(timer);
      timer = document.hidden ? undefined : setInterval(() => tick(), milliseconds);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [active, milliseconds]);
}
