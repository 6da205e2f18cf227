import type { OwnReference } from '@repo/api-client/queries/references';
import { REFERENCES_NEEDED } from '@repo/domain/trust-facts';
import { REFERENCES_MINIMUM } from '@repo/domain/worker-references';

/** What is left to do: nothing while the team calls, one more to name, or nothing at all. */
export type Standing = 'enough' | 'oneMore' | 'done';

/** What is left to do for the worker about the references that she sent. Null where one of them says it, and where most is left. */
export function standingOf(sent: readonly OwnReference[]): Standing | null {
  if (sent.filter(({ status }) => status === 'verified').length >= REFERENCES_NEEDED) return 'done';
  if (sent.some(({ status, hint }) => status === 'pending' && hint !== null)) return null;
  const usable = sent.filter(({ status }) => status !== 'refused').length;
  if (usable >= REFERENCES_MINIMUM) return 'enough';
  return usable === REFERENCES_MINIMUM - 1 ? 'oneMore' : null;
}
