import { saveSettings, workerSettingsQuery } from '@repo/api-client/queries/worker-app';
import type { NotificationKind } from '@repo/domain/notification';
import { invalidate, replaceCached } from '@repo/app-shell/data/query-cache';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { useToast } from '@repo/ui/components/Toasts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../../api/client.ts';
import { myRecordQuery } from '../../api/my-record.ts';
import { queryClient } from '../../api/query-client.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';

/** The switches. The `sms` switch can only turn on: the worker turns SMS off by STOP, which has more effects. */
export type Setting = NotificationKind | 'listed' | 'shows_photo' | 'sms';

const query = workerSettingsQuery(client);

/** The settings of the worker. A change shows at once and is sent. A failed change is undone and reported. */
export function useSettings() {
  const result = useQuery(query);
  const failureWords = useFailureWords();
  const tell = useToast();
  const underWay = useRef(Promise.resolve());
  const waiting = useRef(0);
  /** The pressed values, over those of the service, until the service has accepted or refused the last change. */
  const [pressed, setPressed] = useState<Partial<Record<Setting, boolean>>>({});
  const change = (setting: Setting, on: boolean) => {
    waiting.current += 1;
    setPressed((before) => ({ ...before, [setting]: on }));
    // Changes go out one after the other, so that the last press arrives last.
    underWay.current = underWay.current.then(async () => {
      try {
        await saveSettings(client, setting === 'sms' ? { sms: true } : { [setting]: on });
        replaceCached(queryClient, query.queryKey, (before) => before && { ...before, [setting]: on });
        // Her profile page says who finds her, and what they see.
        if (setting === 'listed' || setting === 'shows_photo')
          void invalidate(queryClient, { queryKey: myRecordQuery.queryKey });
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
