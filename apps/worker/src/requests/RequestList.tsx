import type { WireRequest } from '@repo/api-client/queries/worker-app';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { Spinner } from '@repo/ui/components/Spinner';
import { PhoneYes } from '@repo/ui/drawings/PhoneYes';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Stack } from '@repo/ui/primitives/Stack';
import type { ComponentType } from 'react';
import { useFailureWords } from '../language/use-failure-words.ts';
import { useLanguage } from '../language/use-language.ts';
import { useRequests } from './use-requests.ts';

interface RequestListProps {
  /** A card with its actions, which differ between the two screens. */
  readonly Entry: ComponentType<{ readonly request: WireRequest }>;
}

/** Every request of employers, or a notice that there is none. */
export function RequestList({ Entry }: RequestListProps) {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const { requests, failure } = useRequests();
  if (failure !== null)
    return <LoadError message={failureWords(failure.error, 'requests.failed')} {...failure.retry} />;
  if (requests === undefined) return <Spinner placement="block" label={say('screen.waiting')} />;
  if (requests.length === 0)
    return (
      <EmptyState title={say('requests.none')} drawing={<PhoneYes />}>
        {say('requests.noneWhy')}
      </EmptyState>
    );
  return (
    <Stack as="ul" gap="medium">
      {requests.map((request) => (
        <Entry key={request.id} request={request} />
      ))}
    </Stack>
  );
}
