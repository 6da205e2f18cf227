import { fetchShare } from '@repo/api-client/queries/worker-app';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { chatLink } from '@repo/domain/chat-link';
import { useToast } from '@repo/ui/components/Toasts';
import { client } from '../api/client.ts';
import { useFailureWords } from '../language/use-failure-words.ts';
import { useLanguage } from '../language/use-language.ts';

/** Whether the phone's own sheet took it; she may have closed the sheet, which is an answer too. */
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
 * Shares her public page: by the device's share sheet, else by a message whose receiver she then chooses (worker spec 2.10).
 * Without a complete profile there is no page yet; one that she hid is shared with a word about that.
 */
export function useShareProfile() {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const tell = useToast();
  return useAction(
    async () => {
      const share = await fetchShare(client);
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
