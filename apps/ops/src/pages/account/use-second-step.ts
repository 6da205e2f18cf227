import { failureOf } from '@repo/api-client/client/failure';
import { TEAM_ACCOUNT, teamAccountQuery } from '@repo/api-client/queries/team-account';
import { invalidate, replaceCached } from '@repo/app-shell/data/query-cache';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';

/** Why the buttons are off for a member whose sign-in is too old. */
export const SIGN_IN_AGAIN = 'Sign in again to change how you sign in.';

/** Every role may change its own account, so the service forbids nothing here but a change by an old sign-in. */
function isOldSignIn(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === 'api' && failure.code === 'forbidden';
}

/**
 * The calls about the member's second step. The 15 minutes of a new sign-in can run out while the page is open: the refusal of
 * the service then switches the whole section off, as it is after a reload.
 */
export function useSecondStep() {
  const cache = useQueryClient();
  const ask = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call();
    } catch (error) {
      if (isOldSignIn(error))
        replaceCached(
          cache,
          teamAccountQuery(client).queryKey,
          (account) => account && { ...account, signed_in_recently: false },
        );
      throw error;
    }
  };
  return {
    ask,
    /** Loads the account again after the change. */
    change: async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
      const answer = await ask(call);
      await invalidate(cache, { queryKey: TEAM_ACCOUNT });
      return answer;
    },
  };
}
