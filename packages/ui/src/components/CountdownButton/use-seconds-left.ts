import { useEffect, useState } from 'react';
import { secondsLeft } from './seconds-left.ts';

/** Seconds until a moment of this device's clock, counted down. A sleeping tab catches up when it wakes. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const [counted, setCounted] = useState(until);
  // The state of the clock is from the end of the last wait: without an update, the new wait would look longer.
  if (counted !== until) {
    setCounted(until);
    setNow(Date.now());
  }
  const left = secondsLeft(until, now);
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 250);
    return () => {
      clearInterval(timer);
    };
  }, [running, until]);
  return left;
}
