import { fetchShare, workerShareQuery } from '@repo/api-client/queries/worker-app';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { chatLink } from '@repo/domain/chat-link';
import { useToast } from '@repo/ui/components/Toasts';
import { client } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { useFailureWords } from '../language/use-failure-words.ts';
import { useLanguage } from '../language/use-language.ts';

/** Whether the share sheet of the phone handled it. A closed sheet counts too. */
async function sharedByDevice(text: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/**
 * Shares the public page of the worker: by the share sheet of the device, else by a message whose receiver the worker
 * chooses (worker spec 2.10). Without a complete profile there is no page yet. For a hidden page the worker also gets a
 * notice.
 */
export function useShareProfile() {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const tell = useToast();
  return useAction(
    async () => {
      const share = await fetchShare(client);
      queryClient.setQueryData(workerShareQuery(client).queryKey, share);
      if (share.message === null) return 'none' as const;
      if (!(await sharedByDevice(share.message))) globalThis.location.assign(chatLink(share.message));
      return share.listed ? ('shown' as const) : ('hidden' as const);
    },
    (page) => {
      if (page === 'none') tell({ text: say('share.noLink'), tone: 'warning' });
      if (page === 'hidden') tell({ text: say('share.hidden'), tone: 'warning' });
    },
    (error) => tell({ text: failureWords(error, 'share.failed'), tone: 'danger' }),
  );
}
