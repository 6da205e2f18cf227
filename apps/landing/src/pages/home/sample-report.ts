import { checkKinds, stepsOfLevel, type CheckKind } from '@repo/domain/check';
import type { TrackedState } from '@repo/domain/check-tracking';
import { trustScoreOf } from '@repo/domain/trust-score';
import { trustTierOf } from '@repo/domain/trust-tier';

/** An invented report in progress. The page always shows it with its tag. */
export const sampleStates: Readonly<Record<CheckKind, TrackedState>> = {
  identity: 'clear',
  references: 'clear',
  criminal_record: 'waiting',
  social_media: 'clear',
  health: 'clear',
  work_history: 'unable_to_verify',
  misconduct_registry: 'clear',
  final_review: 'pending',
};

/** All checks, in their working order. */
export const sampleChecks = stepsOfLevel.premium;

const DAY = new Date('2026-11-02T09:00:00+03:00');

/** Scored by the rules of the domain, so that the sample promises no more than a real report. */
export const sampleScore = trustScoreOf(
  {
    identity: 'earned',
    references: 'earned',
    admin_approval: 'not_checked',
    police_clearance: 'not_checked',
    no_misconduct: 'earned',
    social_screening: 'earned',
    deep_check: 'not_checked',
    profileUpdatedAt: DAY,
  },
  DAY,
);

export const sampleTier = trustTierOf(sampleScore.total, 'verified');

export const sampleRating = { average: 4.5, count: 4 } as const;

const open: ReadonlySet<TrackedState> = new Set<TrackedState>(['pending', 'in_progress', 'waiting']);

export const sampleDecided = checkKinds.filter((kind) => !open.has(sampleStates[kind])).length;
