import { isWorthRetrying, wasGivenUp } from '@repo/api-client/client/failure';
import { QueryClient } from '@tanstack/react-query';

const FRESH_MILLISECONDS = 15_000;
const RETRIES = 1;

interface Session {
  readonly token: () => string | null;
  readonly subscribe: (listener: () => void) => void;
}

/** The cache of the service's answers to the signed-in user. */
export function createQueryClient(session: Session): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MILLISECONDS,
        // After a timeout the user sees the failure, instead of waiting for a second timeout.
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error) && !wasGivenUp(error),
        // Offline, a call starts and fails at once: the user reads the network text instead of waiting in vain.
        networkMode: 'always',
        // When the network returns, a failed query loads without a press on a button.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });

  // The next user of this device, in this tab or another, must not see the data of the last user.
  let whose = session.token();
  session.subscribe(() => {
    const token = session.token();
    if (token === whose) return;
    whose = token;
    queryClient.clear();
  });
  return queryClient;
}
