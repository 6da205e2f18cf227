import { useQuery } from '@tanstack/react-query';
import { useLoadFailure, type LoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { session, type UserData } from '../session/session.ts';
import { isKnown, unsentOf } from './profile-data.ts';
import { profileQuery } from './profile-sync.ts';

export interface ShownProfile {
  readonly user: UserData | undefined;
  /** True while this device has only the data of the sign-in. */
  readonly isLoading: boolean;
  /** Why the shown profile may have less than the account. */
  readonly failure: LoadFailure | null;
  /** Whether this device has saved fields that have not reached the account. */
  readonly isUnsent: boolean;
  /** Fetches the account now, and sends the unsent fields. */
  readonly refresh: () => Promise<unknown>;
}

/** The profile on this device. The profile of the account replaces it on arrival. */
export function useProfile(): ShownProfile {
  const query = useQuery(profileQuery);
  const failure = useLoadFailure(query);
  const user = query.data ?? session.user();
  const isEnough = query.data !== undefined || (user !== undefined && isKnown(user));
  return {
    user,
    isLoading: !isEnough && failure === null,
    failure: isEnough ? null : failure,
    isUnsent: user !== undefined && unsentOf(user).length > 0,
    refresh: query.refetch,
  };
}
