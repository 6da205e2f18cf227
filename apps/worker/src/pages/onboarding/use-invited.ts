import { failureOf } from '@repo/api-client/client/failure';
import { fetchIsMine } from '@repo/api-client/queries/onboarding';
import { useLoadFailure, type LoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { session } from '../../session/session.ts';
import { useInvitation } from './use-invitation.ts';

const ownerQuery = (code: string | null) =>
  queryOptions({
    queryKey: ['invitation', code, 'owner'],
    queryFn: code === null ? skipToken : ({ signal }) => fetchIsMine(client, code, signal),
    retry: false,
    // It never changes for a worker. A late answer must not replace a step that she fills in.
    staleTime: Infinity,
  });

const isUnreached = (failure: LoadFailure | null): failure is LoadFailure =>
  failure !== null && failureOf(failure.error)?.kind === 'network';

/**
 * The open invitation of a signed-in worker's link, and whether it was sent to her number. Before the sign-in nothing is
 * asked: the link tells nobody whose it is.
 */
export function useInvited(code: string | null) {
  const { invitation, failure: unread, ...read } = useInvitation(code);
  const owner = useQuery(ownerQuery(invitation !== null && session.isSignedIn() ? code : null));
  const unknown = useLoadFailure(owner);
  const failure = [unread, unknown].find(isUnreached) ?? null;
  return {
    ...read,
    invitation,
    /** Undefined while it is unknown: then nothing of the invitation is promised, and nothing refused. */
    isHers: owner.data,
    isComing: read.isComing || owner.isLoading,
    /** No answer came. Any other failure leaves the worker to her profile. */
    failure,
  };
}
