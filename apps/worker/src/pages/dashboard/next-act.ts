import type { VerificationStatus } from '@repo/api-client/queries/worker-status';
import { paths } from '../../paths.ts';

type StatusStep = VerificationStatus['steps'][number];

/** Where the worker does each step. The last one is the team's. */
const places: Readonly<Partial<Record<StatusStep['step'], string>>> = {
  profile_created: paths.completeProfile,
  id_uploaded: paths.identity,
  police_clearance: paths.documents,
  references: paths.references,
};

/** The first step that waits for an act of the worker, and where she does it. Null while the others wait for the team. */
export function nextActOf({ steps }: VerificationStatus): { step: StatusStep['step']; href: string } | null {
  for (const { step, state, note } of steps) {
    const href = places[step];
    // What else has begun is looked at.
    const isHers = state === 'not_started' || note === 'incomplete' || note === 'not_verified';
    if (isHers && href !== undefined) return { step, href };
  }
  return null;
}
