import type { WireRequest } from '@repo/api-client/queries/worker-app';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { PhoneYes } from '@repo/ui/drawings/PhoneYes';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Stack } from '@repo/ui/primitives/Stack';
import { Fragment, type ReactNode } from 'react';
import { useFailureWords } from '../language/use-failure-words.ts';
import { useLanguage } from '../language/use-language.ts';
import { bySoonestEnd, useRequests } from './use-requests.ts';

interface RequestListProps {
  /** A card with its actions, which differ between the two screens. */
  readonly renderEntry: (request: WireRequest) => ReactNode;
  /** The accepted ones are elsewhere on the screen. */
  readonly openOnly?: boolean;
  /** In place of the words for a worker who was never asked. */
  readonly none?: ReactNode;
}

/** The requests of employers, the one that ends first on top, or a notice that there is none. */
export function RequestList({ renderEntry, openOnly = false, none }: RequestListProps) {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const { requests, failure } = useRequests();
  if (failure !== null)
    return <LoadError message={failureWords(failure.error, 'requests.failed')} {...failure.retry} />;
  if (requests === undefined) return <Skeleton label={say('screen.waiting')} kind="card" count={2} />;
  if (requests.length === 0)
    return (
      none ?? (
        <EmptyState title={say('requests.none')} drawing={<PhoneYes />}>
          {say('requests.noneWhy')}
        </EmptyState>
      )
    );
  const isOpen = ({ status }: WireRequest) => status === 'pending';
  const open = requests.filter(isOpen).toSorted(bySoonestEnd);
  const listed = openOnly ? open : [...open, ...requests.filter((each) => !isOpen(each))];
  if (listed.length === 0) return null;
  return (
    <Stack as="ul" gap="medium">
      {listed.map((request) => (
        <Fragment key={request.id}>{renderEntry(request)}</Fragment>
      ))}
    </Stack>
  );
}
