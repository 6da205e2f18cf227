import { useEffect, useRef, type ReactNode } from 'react';
import { seeAlert } from './use-alerts.ts';

/** So long an alert is in sight before it counts as seen. */
const LONG_ENOUGH_MILLISECONDS = 1500;
/** What the tabs at the bottom of a phone cover is not in sight. */
const ABOVE_TABS = '0px 0px -80px 0px';

interface SeenProps {
  /** The alert that is new. Null for another. */
  readonly id: string | null;
  readonly children: ReactNode;
}

/** The words of an alert. A new one counts as seen after a moment in sight. */
export function Seen({ id, children }: SeenProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current === null || id === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (changes) => {
        clearTimeout(timer);
        if (changes.at(-1)?.isIntersecting !== true) return;
        timer = setTimeout(() => {
          observer.disconnect();
          seeAlert(id);
        }, LONG_ENOUGH_MILLISECONDS);
      },
      { rootMargin: ABOVE_TABS, threshold: 1 },
    );
    observer.observe(box.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [id]);
  return <div ref={box}>{children}</div>;
}
