import { catalogueText } from '@repo/api-client/client/failure-text';
import { workerQuery } from '@repo/api-client/queries/workers';
import { ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TornPage } from '@repo/ui/drawings/TornPage';
import { DetailLayout } from '@repo/ui/patterns/DetailLayout';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Stack } from '@repo/ui/primitives/Stack';
import { failureOf } from '@repo/api-client/client/failure';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { useNavigationState } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { Prospect } from '../../workers/Prospect.tsx';
import { WorkerProfile } from './WorkerProfile.tsx';

const back = {
  label: 'Back to search',
  href: paths.dashboard,
  state: { activeTab: 'workers', isReturning: true },
};

export default function WorkerProfilePage() {
  const state = useNavigationState('workerProfile');
  const workerId = state?.workerId ?? state?.worker?.id;
  return workerId === undefined ? (
    <NotFound reason="No worker ID provided" />
  ) : (
    <Loaded workerId={workerId} />
  );
}

function NotFound({ reason }: { readonly reason: string }) {
  return (
    <Screen title="Profile Not Found" back={back}>
      <EmptyState
        title={reason}
        drawing={<TornPage />}
        action={
          <ButtonLink href={back.href} state={back.state}>
            Back to Search
          </ButtonLink>
        }
      />
    </Screen>
  );
}

function Loaded({ workerId }: { readonly workerId: string }) {
  const query = useQuery(workerQuery(client, workerId));
  const { data: worker } = query;
  const failed = useLoadFailure(query);
  if (worker !== undefined)
    return (
      <Screen title="Worker Profile" back={back} width="desk">
        {worker.isProspect ? (
          <DetailLayout>
            <Prospect worker={worker} />
          </DetailLayout>
        ) : (
          <WorkerProfile worker={worker} />
        )}
      </Screen>
    );
  const failure = failureOf(failed?.error);
  if (failure?.kind === 'api' && failure.status === 404)
    return <NotFound reason="Failed to load worker profile." />;
  return (
    <Screen title={failed === null ? 'Worker Profile' : 'Profile Not Found'} back={back} width="desk">
      <DetailLayout>
        {failed === null ? (
          <>
            <Card>
              <Skeleton label="Loading worker profile..." kind="score" count={1} />
            </Card>
            <Skeleton kind="card" count={2} />
          </>
        ) : (
          <Stack>
            <LoadError
              message={catalogueText(failed.error, 'Failed to load worker profile. Please try again.')}
              {...failed.retry}
            />
            <ButtonLink variant="secondary" href={back.href} state={back.state}>
              Back to Search
            </ButtonLink>
          </Stack>
        )}
      </DetailLayout>
    </Screen>
  );
}
