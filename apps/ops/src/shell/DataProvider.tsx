import { Toasts } from '@repo/ui/components/Toasts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';
import { queryClient } from '../api/query-client.ts';
import { session } from '../session/session.ts';

/**
 * Wraps the screens that load data. A screen belongs to the member who opened it: a sign-out or another sign-in in another
 * tab restarts it without any old data, messages included.
 */
export default function DataProvider({ children }: { readonly children: ReactNode }) {
  const token = useSyncExternalStore(session.subscribe, session.token);
  return (
    <QueryClientProvider client={queryClient}>
      <Toasts key={token ?? ''} place="besideRail">
        {children}
      </Toasts>
    </QueryClientProvider>
  );
}
