import type { CheckKind, CheckOutcome } from './check.ts';
import { DAY_MILLISECONDS } from './durations.ts';

/** The days in which a worker may answer what is said of her: a finding (decisions 8), or an incident (decisions 14). */
export const ANSWER_DAYS = 5;

/**
 * The kinds whose finding waits for the worker's answer. An identity has its own way: the worker proves it again. A final
 * review waits unless it follows from a finding of another check, which she could answer.
 */
const isAnswered: Readonly<Record<CheckKind, boolean>> = {
  identity: false,
  references: true,
  criminal_record: true,
  social_media: true,
  health: true,
  work_history: true,
  misconduct_registry: true,
  final_review: true,
};

/** Whether the worker is told of this outcome first, and has days to answer. */
export const waitsForAnswer = (kind: CheckKind, outcome: CheckOutcome): boolean =>
  outcome === 'finding' && isAnswered[kind];

/** The end of her days. For a finding they begin with the first member's decision. */
export const answerEndsAt = (toldAt: Date): Date =>
  new Date(toldAt.getTime() + ANSWER_DAYS * DAY_MILLISECONDS);

export interface WaitingFinding {
  readonly inReportFrom: Date;
  /** Whether the worker has said that she has nothing to add. */
  readonly saidAll: boolean;
  /** Whether she objects, and nobody has decided her dispute. */
  readonly disputed: boolean;
}

/** Whether a finding that two members agreed on enters the report now. */
export const entersReport = ({ inReportFrom, saidAll, disputed }: WaitingFinding, now: Date): boolean =>
  !disputed && (saidAll || inReportFrom <= now);
