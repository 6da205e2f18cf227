import { failureText } from '@repo/api-client/client/failure-text';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { LoadError } from '@repo/ui/patterns/LoadError';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface LoadedPapersProps<Papers> {
  readonly title: string;
  readonly query: UseQueryResult<Papers>;
  readonly children: (papers: Papers) => ReactNode;
}

/** A card of evidence, as soon as it has arrived. */
export function LoadedPapers<Papers>({ title, query, children }: LoadedPapersProps<Papers>) {
  const failure = useLoadFailure(query);
  return (
    <TitledCard title={title}>
      {failure !== null ? (
        <LoadError message={failureText(failure.error, 'It could not be loaded.')} {...failure.retry} />
      ) : query.data === undefined ? (
        <Skeleton label={`Loading: ${title}...`} count={2} />
      ) : (
        children(query.data)
      )}
    </TitledCard>
  );
}
