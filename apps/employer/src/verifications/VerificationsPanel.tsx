import { failureOf } from '@repo/api-client/client/failure';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { ClipboardIcon } from '@repo/ui/icons/ClipboardIcon';
import { LoadError } from '@repo/ui/patterns/LoadError';
import type { ReactNode } from 'react';
import { useVerifications } from './use-verifications.ts';
import { VerificationList } from './VerificationList.tsx';

/** Spec/employer.md section 8: one text for a refusal, another for everything else. */
export const verificationsError = (error: unknown): string =>
  failureOf(error)?.kind === 'api'
    ? 'Failed to fetch verifications'
    : 'Failed to load verifications. Please try again.';

interface VerificationsPanelProps {
  /** The way to a first verification: a button 'Browse Workers'. */
  readonly browse: ReactNode;
}

/** All verifications of the employer, whatever state their loading is in. */
export function VerificationsPanel({ browse }: VerificationsPanelProps) {
  const { dashboard, completions, error, isFetching, refetch } = useVerifications();
  if (dashboard === undefined)
    return error === null ? (
      <Skeleton label="Loading verifications..." kind="card" count={4} />
    ) : (
      <LoadError message={verificationsError(error)} retrying={isFetching} onRetry={() => void refetch()} />
    );
  if (dashboard.verifications.length === 0)
    return (
      <EmptyState title="No Verifications Yet" icon={<ClipboardIcon size="large" />} action={browse}>
        When you start a check of a worker, you can follow it here.
      </EmptyState>
    );
  return <VerificationList dashboard={dashboard} completions={completions} />;
}
