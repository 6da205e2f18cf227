import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './WaitLine.css.ts';

/** Most waits end before this. A line that never appears cannot flicker, and is not announced either. */
const LATE_MILLISECONDS = 300;

export interface WaitLineProps {
  /** Whether the next screen loads while this one is still shown. */
  waiting: boolean;
  /** The announcement for screen readers: 'Loading...'. */
  label: string;
}

/**
 * A line along the top edge while the next screen loads. It stays in the page, so that screen readers announce its
 * start.
 */
export function WaitLine({ waiting, label }: WaitLineProps) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => {
      setIsLate(true);
    }, LATE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [waiting]);
  return (
    <output>
      {isLate && (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          <span className={css.track}>
            <span className={css.line} />
          </span>
        </>
      )}
    </output>
  );
}
