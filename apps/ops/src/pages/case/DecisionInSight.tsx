import { papersOf } from '@repo/api-client/queries/papers';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
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
  const [comes] = useState(location.state === DECIDES);
  return (
    <div ref={place}>
      {comes && <IntoSight place={place} workerId={workerId} />}
      {children}
    </div>
  );
}

interface IntoSightProps {
  readonly place: RefObject<HTMLElement | null>;
  readonly workerId: string;
}

/** Once, when the papers are read again: what is above the decision has its height then. */
function IntoSight({ place, workerId }: IntoSightProps) {
  const shown = useRef(false);
  const queries = useQueryClient();
  const reading = useIsFetching({ queryKey: papersOf(workerId) });
  useEffect(() => {
    // A reading that the papers begin in this moment is not in `reading` yet.
    if (shown.current || reading > 0 || queries.isFetching({ queryKey: papersOf(workerId) }) > 0) return;
    shown.current = true;
    place.current?.scrollIntoView({ block: 'start' });
  }, [place, queries, reading, workerId]);
  return null;
}
