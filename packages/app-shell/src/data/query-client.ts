import { isWorthRetrying, wasGivenUp } from '@repo/api-client/client/failure';
import { QueryClient } from '@tanstack/react-query';

const FRESH_MILLISECONDS = 15_000;
const RETRIES = 1;

interface Session {
  readonly token: () => string | null;
  readonly subscribe: (listener: () => void) => void;
}

/** The cache of what the service said to whoever is signed in. */
export function createQueryClient(session: Session): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MILLISECONDS,
        // Who has waited all of a call's time for nothing is told so, instead of waiting as long once more.
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error) && !wasGivenUp(error),
        // Offline, a call is made and fails at once: the person reads the network text instead of waiting for nothing.
        networkMode: 'always',
        // With a network again, what could not be loaded is there without anybody having to press for it.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });

  // Whoever signs in next on this device, here or in another tab, must not meet what the last person loaded.
  let whose = session.token();
  session.subscribe(() => {
    const token = session.token();
    if (token === whose) return;
    whose = token;
    queryClient.clear();
  });
  return queryClient;
}
