import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { DECIDES } from '../../work/use-check-of-item.ts';

/** The decision of a check. It comes into sight for the member who comes back from its paper. */
export function DecisionInSight({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { state } = useLocation();
  useEffect(() => {
    if (state === DECIDES) place.current?.scrollIntoView({ block: 'start' });
  }, [state]);
  return <div ref={place}>{children}</div>;
}
