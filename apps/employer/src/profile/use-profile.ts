import { useQuery } from '@tanstack/react-query';
import { useLoadFailure, type LoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { session, type UserData } from '../session/session.ts';
import { isKnown, unsentOf } from './profile-data.ts';
import { profileQuery } from './profile-sync.ts';

export interface ShownProfile {
  readonly user: UserData | undefined;
  /** While this device knows no more than the sign-in told it. */
  readonly isLoading: boolean;
  /** Why what is shown may be less than what the account has. */
  readonly failure: LoadFailure | null;
  /** Whether something was saved here that has not reached the account. */
  readonly isUnsent: boolean;
  /** Asks the account now, and tells it what it does not know. */
  readonly refresh: () => Promise<unknown>;
}

/** The profile as this device has it, which the account's takes the place of as soon as it is here. */
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
