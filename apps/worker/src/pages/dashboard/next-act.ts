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

interface NextAct {
  readonly step: StatusStep['step'];
  readonly href: string;
  readonly isOptional: boolean;
}

/** Not every check needs a police clearance, and a new one costs the worker money. */
export const isOptionalStep = (step: StatusStep['step']): boolean => step === 'police_clearance';

/**
 * The first step that waits for an act of the worker, and where she does it: one that every check needs comes before an
 * optional one. Null while the others wait for the team.
 */
export function nextActOf({ steps }: VerificationStatus): NextAct | null {
  const acts = steps.flatMap(({ step, state, note }) => {
    const href = places[step];
    // What else has begun is looked at.
    const isHers = state === 'not_started' || note === 'incomplete' || note === 'not_verified';
    return isHers && href !== undefined ? [{ step, href, isOptional: isOptionalStep(step) }] : [];
  });
  return acts.find((act) => !act.isOptional) ?? acts[0] ?? null;
}
