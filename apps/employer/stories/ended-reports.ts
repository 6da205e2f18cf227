import type { Completion, Report } from '@repo/api-client/queries/reports';
import { doneAt, report } from './reports.ts';

const withheld = { trust_score: 0, trust_badge: 'Basic', trust_checked: false, trust_reach: null };

const current = report('premium');

/** A report without what its end takes away. */
const past = (ended: NonNullable<Report['ended']>): Report => ({
  ...current,
  ...withheld,
  trust_score_breakdown: [],
  ended,
  ...(current.identity && { identity: { ...current.identity, id_number: null } }),
  ...(current.references && {
    references: current.references.map((reference) => ({ ...reference, ref_contact: null })),
  }),
});

const ISSUED = '2026-08-01T09:00:00Z';
/** A report as old as its end says: nothing in it was checked after its issue. */
const old = (ended: Report): Report => {
  const then = { checked_at: ISSUED };
  return {
    ...ended,
    report: { number: 'R-SAMPLE1', code: 'SAMPLE-CODE', issued_at: ISSUED, complete: true },
    recommendation: { ...ended.recommendation, decided_at: ISSUED },
    ...(ended.identity && { identity: { ...ended.identity, ...then } }),
    ...(ended.verification?.police_check && {
      verification: { police_check: { ...ended.verification.police_check, ...then } },
    }),
    ...(ended.health_check && { health_check: { ...ended.health_check, ...then } }),
    ...(ended.misconduct && { misconduct: { ...ended.misconduct, ...then } }),
    ...(ended.references_summary && { references_summary: { ...ended.references_summary, ...then } }),
    ...(ended.work_history_summary && { work_history_summary: { ...ended.work_history_summary, ...then } }),
    ...(ended.social_screening && { social_screening: { ...ended.social_screening, ...then } }),
  };
};

const expired = { reason: 'expired', at: '2026-10-30T09:00:00Z', stopped: false } as const;
export const expiredReport: Report = old(past(expired));
export const expiredCompletion: Completion = {
  ...doneAt('premium'),
  ...withheld,
  misconduct_flags: null,
  ended: expired,
  checks: doneAt('premium').checks.map((check) => ({ ...check, decided_at: ISSUED })),
};

export const stoppedResult = {
  outcome: null,
  status: 'stopped',
  notes: null,
  checked_at: null,
  reused_from: null,
  waiting_on: null,
  due_at: null,
  ground: null,
};
const withdrawn = { reason: 'withdrawn', at: '2026-11-24T09:00:00Z', stopped: true } as const;
/** She withdrew while the health check and the recommendation were open. */
export const withdrawnReport: Report = {
  ...past(withdrawn),
  report: { number: 'R-SAMPLE1', code: 'SAMPLE-CODE', issued_at: null, complete: false },
  health_check: { ...stoppedResult, status: 'pending', expiry_date: null },
  recommendation: { outcome: null, admin_notes: null, decided_at: null },
};
export const withdrawnCompletion: Completion = {
  ...expiredCompletion,
  completed_steps: 6,
  completion_percentage: 75,
  overall_status: 'nearly_complete',
  ended: withdrawn,
  checks: doneAt('premium').checks.map((check) =>
    check.kind === 'health' || check.kind === 'final_review'
      ? { ...check, status: 'stopped', outcome: null, due_at: null, decided_at: null }
      : check,
  ),
};
