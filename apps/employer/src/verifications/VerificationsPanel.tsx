import { EmptyState } from '@repo/ui/components/EmptyState';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { Doorway } from '@repo/ui/drawings/Doorway';
import { useListIsBeside } from '@repo/ui/patterns/ListBeside';
import { useEffect, type ReactNode } from 'react';
import { caseDetail } from './case-detail.ts';
import { useVerifications } from './use-verifications.ts';
import { VerificationList } from './VerificationList.tsx';
import { VerificationsError } from './VerificationsError.tsx';

interface VerificationsPanelProps {
  /** The link to a first verification: a button 'Browse Workers'. */
  readonly browse: ReactNode;
  readonly place: 'dashboard' | 'list';
}

/** All verifications of the employer, in each loading state. `HomeTab` has an empty state of its own. */
export function VerificationsPanel({ browse, place }: VerificationsPanelProps) {
  const { dashboard, factsOf, failure } = useVerifications();
  const isDesk = useListIsBeside();
  useEffect(() => {
    // Its code comes while the list is on its way.
    if (isDesk) void caseDetail.preload();
  }, [isDesk]);
  if (dashboard === undefined)
    return failure === null ? (
      <Skeleton label="Loading verifications..." kind="case" count={4} />
    ) : (
      <VerificationsError failure={failure} place={place} />
    );
  if (dashboard.verifications.length === 0)
    return (
      <EmptyState title="No Verifications Yet" drawing={<Doorway />} action={browse}>
        When you start a check of a worker, you can follow it here.
      </EmptyState>
    );
  return <VerificationList dashboard={dashboard} factsOf={factsOf} />;
}
