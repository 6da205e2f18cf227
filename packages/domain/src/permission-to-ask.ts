import { DAY_MILLISECONDS } from './durations.ts';

/**
 * A worker's NO holds (decisions 6). For this many days the employer can ask her nothing, by no path, paid or not.
 */
export const REFUSAL_RESTS_DAYS = 30;
/** After this many answers NO to one employer, that employer can ask the worker nothing any more. */
export const REFUSALS_FOR_GOOD = 3;

/** What a worker has told one employer, since she last allowed that employer to ask again. */
export interface ToldEmployer {
  /** The worker blocked this employer. */
  readonly isBlocked: boolean;
  /** The number of consent requests of this employer that the worker declined. */
  readonly declined: number;
  /** The latest time at which the worker declined a request or withdrew a consent. Null when she did neither. */
  readonly refusedAt: Date | null;
}

/** Why an employer may ask a worker nothing. A block reads as the third NO, so that it does not anger the employer more. */
export type AskRefusal =
  | { readonly code: 'workerSaidNo'; readonly parameters: { readonly day: Date } }
  | 'workerWantsNoQuestions';

/** Returns null when the employer may ask. A withdrawn consent counts as a NO, but not towards the third. */
export function askRefusal({ isBlocked, declined, refusedAt }: ToldEmployer, now: Date): AskRefusal | null {
  if (isBlocked || declined >= REFUSALS_FOR_GOOD) return 'workerWantsNoQuestions';
  if (refusedAt === null) return null;
  const day = new Date(refusedAt.getTime() + REFUSAL_RESTS_DAYS * DAY_MILLISECONDS);
  return day > now ? { code: 'workerSaidNo', parameters: { day } } : null;
}

/** Why an employer can ask her nothing, as the worker reads it: her block, her third NO, or some days after a NO. */
export const refusalKinds = ['blocked', 'refused', 'resting'] as const;
export type RefusalKind = (typeof refusalKinds)[number];

export function refusalKindOf({ isBlocked }: ToldEmployer, refusal: AskRefusal): RefusalKind {
  if (isBlocked) return 'blocked';
  return typeof refusal === 'string' ? 'refused' : 'resting';
}
