import { Toasts } from '@repo/ui/components/Toasts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { sendUnsentProfile } from '../profile/profile-sync.ts';
import { session } from '../session/session.ts';
import { queryClient } from '../api/query-client.ts';

/**
 * Around the screens that load something; the sign-in does without it and without its code. A screen belongs to the person
 * who opened it: when another tab signs her out or somebody else in, it starts anew, with nothing of hers, messages included.
 */
export default function DataProvider({ children }: { readonly children: ReactNode }) {
  const token = useSyncExternalStore(session.subscribe, session.token);
  useEffect(() => {
    sendUnsentProfile();
    globalThis.addEventListener('online', sendUnsentProfile);
    return () => globalThis.removeEventListener('online', sendUnsentProfile);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Toasts key={token ?? ''}>{children}</Toasts>
    </QueryClientProvider>
  );
}
