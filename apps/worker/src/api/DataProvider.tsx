import { Toasts } from '@repo/ui/components/Toasts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { session } from '../session/session.ts';
import { sendUnsentLanguage } from './account-language.ts';
import { queryClient } from './query-client.ts';

/**
 * Wraps the screens that load data. The sign-in needs neither this component nor its code. A screen belongs to the worker
 * who opened it: a sign-out or another sign-in in another tab restarts it without any old data, messages included.
 */
export default function DataProvider({ children }: { readonly children: ReactNode }) {
  const token = useSyncExternalStore(session.subscribe, session.token);
  useEffect(() => {
    sendUnsentLanguage();
    globalThis.addEventListener('online', sendUnsentLanguage);
    return () => globalThis.removeEventListener('online', sendUnsentLanguage);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Toasts key={token ?? ''}>{children}</Toasts>
    </QueryClientProvider>
  );
}
