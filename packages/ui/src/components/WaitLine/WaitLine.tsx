import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './WaitLine.css.ts';

/** Most waits are over before; what does not appear cannot flicker, and is not spoken either. */
const LATE_MILLISECONDS = 300;

export interface WaitLineProps {
  /** Whether the next screen is on its way while this one still stands. */
  waiting: boolean;
  /** What readers hear: 'Loading...'. */
  label: string;
}

/** A line along the top edge while the next screen is fetched. Stays in the page, so that readers hear it begin. */
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
