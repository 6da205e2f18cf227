import type { VerificationStatus } from '@repo/api-client/queries/worker-status';

/** The step of her verification that waits for a worker who has not sent her photos. */
export interface FirstStep {
  readonly step: 'profile_created' | 'id_uploaded';
  /** Its place among her steps, from 1. */
  readonly number: number;
  readonly of: number;
}

/** The profile comes first: without it, the identity check has nothing to compare her ID with. */
export function firstStepOf({ steps }: VerificationStatus): FirstStep | null {
  const place = steps.findIndex(({ state }) => state !== 'completed');
  const step = steps[place]?.step;
  return step === 'profile_created' || step === 'id_uploaded'
    ? { step, number: place + 1, of: steps.length }
    : null;
}
