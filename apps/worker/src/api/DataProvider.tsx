import { Toasts } from '@repo/ui/components/Toasts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { session } from '../session/session.ts';
import { sendUnsentLanguage } from './account-language.ts';
import { queryClient } from './query-client.ts';

/**
 * Around the screens that load something; the sign-in does without it and without its code. A screen belongs to the person
 * who opened it: when another tab signs her out or somebody else in, it starts anew, with nothing of hers, messages included.
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
