import type { OwnReference } from '@repo/api-client/queries/references';
import { REFERENCES_MINIMUM } from '@repo/domain/worker-references';

/** What is left to do for the worker about the references that she sent. Null where one of them says it, and where most is left. */
export function standingOf(sent: readonly OwnReference[]): 'enough' | 'oneMore' | null {
  if (sent.some(({ status, hint }) => status === 'pending' && hint !== null)) return null;
  const usable = sent.filter(({ status }) => status !== 'refused').length;
  if (usable >= REFERENCES_MINIMUM) return 'enough';
  return usable === REFERENCES_MINIMUM - 1 ? 'oneMore' : null;
}
