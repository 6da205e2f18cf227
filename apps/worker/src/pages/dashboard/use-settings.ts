import { saveSettings, workerSettingsQuery } from '@repo/api-client/queries/worker-app';
import type { NotificationKind } from '@repo/domain/notification';
import { invalidate, replaceCached } from '@repo/app-shell/data/query-cache';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { useToast } from '@repo/ui/components/Toasts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';

/** What is on or off. SMS alone only ever come again: she stops them by writing STOP, which does more. */
export type Setting = NotificationKind | 'listed' | 'sms';

const query = workerSettingsQuery(client);

/** Her settings. A change shows at once and is sent; one that could not be kept is taken back, and told of. */
export function useSettings() {
  const result = useQuery(query);
  const failureWords = useFailureWords();
  const tell = useToast();
  const underWay = useRef(Promise.resolve());
  const waiting = useRef(0);
  /** As she pressed them, over what the service has, until the last change is kept or refused. */
  const [pressed, setPressed] = useState<Partial<Record<Setting, boolean>>>({});
  const change = (setting: Setting, on: boolean) => {
    waiting.current += 1;
    setPressed((before) => ({ ...before, [setting]: on }));
    // One after the other: the last press is the last that arrives.
    underWay.current = underWay.current.then(async () => {
      try {
        await saveSettings(client, setting === 'sms' ? { sms: true } : { [setting]: on });
        replaceCached(queryClient, query.queryKey, (before) => before && { ...before, [setting]: on });
      } catch (error) {
        tell({ text: failureWords(error, 'settings.notSaved'), tone: 'danger' });
        void invalidate(queryClient, { queryKey: query.queryKey });
      }
      waiting.current -= 1;
      if (waiting.current === 0) setPressed({});
    });
  };
  return { settings: result.data && { ...result.data, ...pressed }, failure: useLoadFailure(result), change };
}
