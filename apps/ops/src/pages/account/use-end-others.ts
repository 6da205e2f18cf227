import { endSession, TEAM_ACCOUNT } from '@repo/api-client/queries/team-account';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { useToast } from '@repo/ui/components/Toasts';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';

/** Ends the sessions of these ids. The list then shows those that could not be ended. */
export function useEndOthers() {
  const tell = useToast();
  const cache = useQueryClient();
  return useAction(
    async (ids: readonly string[]) => {
      const ended = await Promise.allSettled(ids.map((id) => endSession(client, id)));
      await invalidate(cache, { queryKey: TEAM_ACCOUNT });
      const failed = ended.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    },
    () => tell({ text: 'You are signed in on this device only.', tone: 'success' }),
  );
}
