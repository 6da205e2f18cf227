import { papersOf } from '@repo/api-client/queries/papers';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { DECIDES } from '../../work/use-check-of-item.ts';

interface DecisionInSightProps {
  readonly workerId: string;
  readonly children: ReactNode;
}

/** The decision of a check. It comes into sight for the member who comes back from its paper. */
export function DecisionInSight({ workerId, children }: DecisionInSightProps) {
  const place = useRef<HTMLDivElement>(null);
  const location: { readonly state: unknown } = useLocation();
  const shown = useRef(location.state !== DECIDES);
  // What is above it has its height once the papers are read again.
  const queries = useQueryClient();
  const reading = useIsFetching({ queryKey: papersOf(workerId) });
  useEffect(() => {
    // A reading that the papers begin in this moment is not in `reading` yet.
    if (shown.current || reading > 0 || queries.isFetching({ queryKey: papersOf(workerId) }) > 0) return;
    shown.current = true;
    place.current?.scrollIntoView({ block: 'start' });
  }, [queries, reading, workerId]);
  return <div ref={place}>{children}</div>;
}
