import type { WireRequest } from '@repo/api-client/queries/worker-app';
import type { WorkerNeed } from '@repo/domain/worker-needs';
import { useNavigationState } from '../../navigation-state.ts';
import { bySoonestEnd } from '../../requests/use-requests.ts';

/** The one thing that waits for the worker. */
export type Needed = { readonly question: WireRequest } | { readonly need: WorkerNeed } | null;

/**
 * The question of an employer that ends first, else the most urgent of her needs.
 * @param needs the most urgent first.
 * @param requests undefined where they did not arrive.
 */
export function useNeeded(
  needs: readonly WorkerNeed[],
  requests: readonly WireRequest[] | undefined,
): Needed {
  // The service may not know yet that she has just sent her photos.
  const { pending = false } = useNavigationState('dashboard') ?? {};
  const [question] = requests?.filter(({ status }) => status === 'pending').toSorted(bySoonestEnd) ?? [];
  if (question !== undefined) return { question };
  // Of the questions that have arrived, she has answered every one.
  const isAnswered = (need: WorkerNeed) => need === 'request' && requests !== undefined;
  const need = needs.find((each) => !isAnswered(each) && !(pending && each === 'identity'));
  return need === undefined ? null : { need };
}
