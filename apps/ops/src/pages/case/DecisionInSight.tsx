import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { DECIDES } from '../../work/use-check-of-item.ts';

/** The decision of a check. It comes into sight for the member who comes back from its paper. */
export function DecisionInSight({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const location: { readonly state: unknown } = useLocation();
  const comes = location.state === DECIDES;
  useEffect(() => {
    if (comes) place.current?.scrollIntoView({ block: 'start' });
  }, [comes]);
  return <div ref={place}>{children}</div>;
}
