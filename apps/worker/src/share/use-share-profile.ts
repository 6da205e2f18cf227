import { fetchShare } from '@repo/api-client/queries/worker-app';
import { replaceCached } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { chatLink } from '@repo/domain/chat-link';
import { useToast } from '@repo/ui/components/Toasts';
import { client } from '../api/client.ts';
import { myRecordQuery } from '../api/my-record.ts';
import { queryClient } from '../api/query-client.ts';
import { useFailureWords } from '../language/use-failure-words.ts';
import { useLanguage } from '../language/use-language.ts';
import { pagePicture } from './page-picture.ts';

/** Whether the share sheet of the phone handled it, with the picture or else with the text alone. */
async function sharedByDevice(text: string, picture: File | undefined): Promise<boolean> {
  if (!('share' in navigator)) return false;
  return (picture !== undefined && (await isShared({ text, files: [picture] }))) || isShared({ text });
}

/** A closed sheet counts too. */
async function isShared(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** In a tab of its own, where the browser allows one, so that the app stays open. */
function openBeside(address: string): void {
  const tab = globalThis.open(address, '_blank');
  if (tab === null) globalThis.location.assign(address);
  else tab.opener = null;
}

/**
 * Shares the public page of the worker, its picture and its link: by the share sheet of the device, else by a message whose receiver the worker
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
      // Her card then has the code of the page, which this call may just have made.
      const public_link = share.listed ? share.link : null;
      replaceCached(queryClient, myRecordQuery.queryKey, (before) => before && { ...before, public_link });
      if (share.message === null) return 'none' as const;
      const picture = share.listed ? await pagePicture() : undefined;
      if (!(await sharedByDevice(share.message, picture))) openBeside(chatLink(share.message));
      return share.listed ? ('shown' as const) : ('hidden' as const);
    },
    (page) => {
      if (page === 'none') tell({ text: say('share.noLink'), tone: 'warning' });
      if (page === 'hidden') tell({ text: say('share.hidden'), tone: 'warning' });
    },
    (error) => tell({ text: failureWords(error, 'share.failed'), tone: 'danger' }),
  );
}
