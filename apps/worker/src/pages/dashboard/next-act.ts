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

/** An act of the worker, and where she does it. */
export interface NextAct {
  readonly step: StatusStep['step'];
  readonly href: string;
  readonly isOptional: boolean;
}

/** Not every check needs a police clearance, and a new one costs the worker money. */
export const isOptionalStep = (step: StatusStep['step']): boolean => step === 'police_clearance';

/** How many of her steps are done. */
export const countDone = ({ steps }: VerificationStatus): number =>
  steps.filter(({ state }) => state === 'completed').length;

/**
 * The first step that waits for an act of the worker, and where she does it: one that every check needs comes before an
 * optional one. Null while the others wait for the team.
 * @param needsClearance whether a check waits for her police clearance: it is then not optional.
 */
export function nextActOf({ steps }: VerificationStatus, needsClearance = false): NextAct | null {
  const acts = steps.flatMap(({ step, state, note }) => {
    const href = places[step];
    // What else has begun is looked at.
    const isHers = state === 'not_started' || note === 'incomplete' || note === 'not_verified';
    return isHers && href !== undefined
      ? [{ step, href, isOptional: isOptionalStep(step) && !needsClearance }]
      : [];
  });
  return acts.find((act) => !act.isOptional) ?? acts[0] ?? null;
}
