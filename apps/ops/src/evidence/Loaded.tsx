import { failureText } from '@repo/api-client/client/failure-text';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface LoadedProps<Papers> {
  /** What is loaded: 'her references'. */
  readonly what: string;
  readonly query: UseQueryResult<Papers>;
  readonly children: (papers: Papers) => ReactNode;
}

/** Papers of a worker, as soon as they have arrived. */
export function Loaded<Papers>({ what, query, children }: LoadedProps<Papers>) {
  const failure = useLoadFailure(query);
  if (failure !== null)
    return <LoadError message={failureText(failure.error, 'It could not be loaded.')} {...failure.retry} />;
  if (query.data === undefined) return <Skeleton label={`Loading ${what}...`} count={2} />;
  return children(query.data);
}
