import { failureOf } from '@repo/api-client/client/failure';
import { failureText } from '@repo/api-client/client/failure-text';
import type { Worker } from '@repo/api-client/normalise/worker';
import { invitationQuery } from '@repo/api-client/queries/dashboard';
import { workerQuery } from '@repo/api-client/queries/workers';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { refetchOnReturn } from '@repo/app-shell/data/refetch-on-return';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { INVITATION_POLL_SECONDS } from '@repo/domain/timers';
import { ButtonLink } from '@repo/ui/components/Button';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { paths } from '../paths.ts';
import { phoneText } from '../session/phone-text.ts';
import { answerOf } from './answer-of.ts';

/**
 * A worker whose yes to this employer does not stand: what the employer typed, the answer, and the way on (decisions 5). The
 * screen around it loads the worker again after the yes.
 */
export function Prospect({ worker }: { readonly worker: Worker }) {
  const query = useQuery({
    ...invitationQuery(client, worker.id),
    ...refetchOnReturn,
    // Only an unanswered invitation can change.
    refetchInterval: ({ state }) =>
      state.data?.status === 'pending' ? INVITATION_POLL_SECONDS * 1000 : false,
  });
  const failed = useLoadFailure(query);
  const status = query.data?.status;
  useEffect(() => {
    if (status === 'accepted')
      void invalidate(queryClient, { queryKey: workerQuery(client, worker.id).queryKey });
  }, [status, worker.id]);

  const failure = failureOf(failed?.error);
  const isUninvited = failure?.kind === 'api' && failure.status === 404;
  if (query.data === undefined && failed !== null && !isUninvited)
    return (
      <LoadError
        message={failureText(failed.error, 'The state of the invitation could not be loaded.')}
        {...failed.retry}
      />
    );
  if (query.data === undefined && !isUninvited)
    return (
      <Skeleton label="Loading invitation...">
        <Typed worker={worker} answer={answerOf(null)} />
      </Skeleton>
    );
  return (
    <Stack>
      <Typed worker={worker} answer={answerOf(query.data ?? null)} />
      {status === 'pending' ? (
        <ButtonLink fullWidth href={paths.verifications}>
          Track Invitation Status
        </ButtonLink>
      ) : (
        <ButtonLink fullWidth href={paths.invite}>
          {isUninvited ? 'Invite Worker' : 'Invite Again'}
        </ButtonLink>
      )}
    </Stack>
  );
}

/** What the employer typed, and the answer to it. */
const Typed = ({ worker, answer }: { readonly worker: Worker; readonly answer: string }) => (
  <TitledCard title="Your Invitation">
    <DefinitionList
      items={[
        { term: 'Name', value: worker.displayName },
        { term: 'Phone', value: phoneText(worker.phone ?? '') },
        { term: 'Answer', value: answer },
      ]}
    />
    <Text tone="muted">
      You typed this name and number. You see the profile while the worker agrees to share it with you.
    </Text>
  </TitledCard>
);
