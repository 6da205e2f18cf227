import { fetchInvitation } from '@repo/api-client/queries/onboarding';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';

const invitationQuery = (code: string | null) =>
  queryOptions({
    queryKey: ['invitation', code],
    queryFn: code === null ? skipToken : ({ signal }) => fetchInvitation(client, code, signal),
    retry: false,
  });

export type Invitation = Awaited<ReturnType<typeof fetchInvitation>>;

/** The invitation behind the link by which the worker came. Null without one, and once it has ended. */
export function useInvitation(code: string | null) {
  const { data, isLoading } = useQuery(invitationQuery(code));
  const isOpen = data?.state === 'pending' || data?.state === 'accepted';
  return { invitation: isOpen ? data : null, isComing: isLoading };
}
