import { failureOf } from '@repo/api-client/client/failure';
import { catalogueText } from '@repo/api-client/client/failure-text';
import type { Worker } from '@repo/api-client/normalise/worker';
import { workerQuery } from '@repo/api-client/queries/workers';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { DetailLayout } from '@repo/ui/patterns/DetailLayout';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client } from '../../api/client.ts';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { WorkerNotFound } from './WorkerNotFound.tsx';

interface ReviewedWorkerProps {
  readonly workerId: string;
  /** The title of the screen while the worker loads. */
  readonly title: string;
  /** Its width, which it has while the worker loads too. */
  readonly width?: keyof typeof layouts;
  /** Renders the screen. */
  readonly children: (worker: Worker) => ReactNode;
}

/** What gives the screen its columns. */
const layouts = { wide: null, task: TaskLayout, desk: DetailLayout } as const;

/** Loads the worker of a review screen. Shows a notice without a worker. */
export function ReviewedWorker({ workerId, title, width = 'desk', children }: ReviewedWorkerProps) {
  const query = useQuery(workerQuery(client, workerId));
  const failed = useLoadFailure(query);
  if (query.data !== undefined) return children(query.data);
  const failure = failureOf(failed?.error);
  if (failure?.kind === 'api' && failure.status === 404)
    return <WorkerNotFound reason="Unable to load worker profile" />;
  const loading =
    failed === null ? (
      <Skeleton label="Loading worker profile..." kind="card" count={3} />
    ) : (
      <LoadError
        message={catalogueText(failed.error, 'Failed to load worker profile. Please try again.')}
        {...failed.retry}
      />
    );
  const Layout = layouts[width];
  return (
    <Screen title={title} width={width} back={{ label: 'Back to dashboard', href: paths.dashboard }}>
      {Layout === null ? loading : <Layout>{loading}</Layout>}
    </Screen>
  );
}
