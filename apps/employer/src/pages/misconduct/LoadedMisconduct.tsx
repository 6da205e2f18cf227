import { isNotFound } from '@repo/api-client/client/failure';
import { failureText } from '@repo/api-client/client/failure-text';
import type { Worker } from '@repo/api-client/normalise/worker';
import { misconductQuery, type Misconduct } from '@repo/api-client/queries/misconduct';
import { workerQuery } from '@repo/api-client/queries/workers';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { DetailLayout } from '@repo/ui/patterns/DetailLayout';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client } from '../../api/client.ts';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { useNavigationState } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { DeadEnd } from '../../shell/DeadEnd.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { NotOpen } from './NotOpen.tsx';
import { ProspectScreen } from '../../workers/ProspectScreen.tsx';

export interface AboutWorker {
  readonly worker: Worker;
  readonly misconduct: Misconduct;
}

interface LoadedMisconductProps {
  /** The title of the screen while the data loads. */
  readonly title: string;
  /** Renders the screen. */
  readonly children: (about: AboutWorker) => ReactNode;
}

/** Loads the worker in the router state and the registry entries about the worker. Shows a notice without a worker. */
export function LoadedMisconduct({ title, children }: LoadedMisconductProps) {
  const state = useNavigationState('misconduct');
  const workerId = state?.workerId ?? state?.worker?.id;
  if (workerId === undefined)
    return <NotFound reason="This page was opened without a worker. Choose one from your list." />;
  return (
    <Loaded workerId={workerId} title={title}>
      {children}
    </Loaded>
  );
}

function NotFound({ reason }: { readonly reason: string }) {
  return (
    <DeadEnd
      title="Worker Not Found"
      message={reason}
      action={{ label: 'Back to Workers', href: paths.dashboard, state: { activeTab: 'workers' } }}
    />
  );
}

const back = { label: 'Back to dashboard', href: paths.dashboard };

function Loaded({ workerId, title, children }: LoadedMisconductProps & { readonly workerId: string }) {
  const worker = useQuery(workerQuery(client, workerId));
  const misconduct = useQuery(misconductQuery(client, workerId));
  const workerFailed = useLoadFailure(worker);
  const registryFailed = useLoadFailure(misconduct);
  const failed = workerFailed ?? registryFailed;
  if (worker.data !== undefined && misconduct.data !== undefined)
    return children({ worker: worker.data, misconduct: misconduct.data });
  if (worker.data?.isProspect === true && registryFailed !== null)
    return <ProspectScreen title={title} worker={worker.data} />;
  // The employer may not see the worker any more. The bought report stays, and so does why its registry has closed.
  if (isNotFound(worker.error) && misconduct.data?.access === 'ended')
    return (
      <Screen title={title} width="desk" back={back}>
        <DetailLayout>
          <NotOpen misconduct={misconduct.data} />
        </DetailLayout>
      </Screen>
    );
  if (isNotFound(failed?.error) && !misconduct.isPending)
    return <NotFound reason="Unable to load worker profile" />;
  // One press retries every failed query.
  const retry = {
    retrying: workerFailed?.retry.retrying === true || registryFailed?.retry.retrying === true,
    onRetry: () => {
      workerFailed?.retry.onRetry();
      registryFailed?.retry.onRetry();
    },
  };
  return (
    <Screen title={title} width="desk" back={back}>
      <DetailLayout>
        {failed === null || isNotFound(failed.error) ? (
          <Skeleton label="Loading registry..." kind="card" count={3} />
        ) : (
          <LoadError
            message={failureText(failed.error, 'Failed to load the registry. Please try again.')}
            {...retry}
          />
        )}
      </DetailLayout>
    </Screen>
  );
}
