import type { VerificationStatus } from '@repo/api-client/queries/worker-status';
import type { DocumentKind } from '@repo/domain/document';
import type { WorkerNeed } from '@repo/domain/worker-needs';
import type { VerificationStep } from '@repo/domain/worker-verification-steps';
import { firstStepOf } from './first-step.ts';

interface Known {
  /** Undefined where it did not arrive. */
  readonly status: VerificationStatus | undefined;
  readonly papers: readonly DocumentKind[] | undefined;
}

/** Whether a check waits for her police clearance. Of papers that did not arrive, it may be one. */
export const needsClearance = (needs: readonly WorkerNeed[], { papers }: Pick<Known, 'papers'>): boolean =>
  needs.includes('documents') && papers?.includes('policeClearance') !== false;

/**
 * The step of her verification for which the card of a need asks: the one that she can do now. Null where the need is no
 * step of it.
 */
export function askedStepOf(need: WorkerNeed, known: Known): VerificationStep | null {
  switch (need) {
    case 'identity':
      // Also after an employer has paid: without her profile, the identity check refuses her.
      return (known.status && firstStepOf(known.status)?.step) ?? 'id_uploaded';
    case 'references':
      return 'references';
    case 'documents':
      return needsClearance([need], known) ? 'police_clearance' : null;
    default:
      return null;
  }
}
