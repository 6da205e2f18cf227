import { fetchInvitation } from '@repo/api-client/queries/onboarding';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { requestOutcomes } from '@repo/domain/request-outcome';
import type { EndedOutcome } from '@repo/domain/request-outcome-words';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';

const invitationQuery = (code: string | null) =>
  queryOptions({
    queryKey: ['invitation', code],
    queryFn: code === null ? skipToken : ({ signal }) => fetchInvitation(client, code, signal),
    retry: false,
  });

export type Invitation = Awaited<ReturnType<typeof fetchInvitation>>;

/** How an invitation ended, and who invited. */
export interface EndedInvitation {
  readonly outcome: EndedOutcome;
  readonly inviter: string;
}

const isEnded = (state: string): state is EndedOutcome =>
  state !== 'open' && requestOutcomes.some((outcome) => outcome === state);

function endOf(data: Invitation | undefined): EndedInvitation | null {
  if (data === undefined) return null;
  const { state, inviter } = data;
  return isEnded(state) ? { outcome: state, inviter } : null;
}

/**
 * The invitation behind the link by which the worker came. Null without one, and once it has ended: then its end, with who
 * invited her.
 */
export function useInvitation(code: string | null) {
  const query = useQuery(invitationQuery(code));
  const failure = useLoadFailure(query);
  const { data, isLoading } = query;
  const isOpen = data?.state === 'pending' || data?.state === 'accepted';
  return {
    invitation: isOpen ? data : null,
    ended: isOpen ? null : endOf(data),
    isComing: isLoading,
    failure,
  };
}
