import { useEffect } from 'react';

interface ToastTimerProps {
  id: number;
  forMs: number;
  onEnd: (id: number) => void;
}

/** Ends the time of one toast. */
export function ToastTimer({ id, forMs, onEnd }: ToastTimerProps) {
  useEffect(() => {
    const timer = setTimeout(() => {
      onEnd(id);
    }, forMs);
    return () => {
      clearTimeout(timer);
    };
  }, [id, forMs, onEnd]);
  return null;
}
