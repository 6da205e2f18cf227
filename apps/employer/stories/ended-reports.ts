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

const expired = { reason: 'expired', at: '2026-10-30T09:00:00Z', stopped: false } as const;
export const expiredReport: Report = past(expired);
export const expiredCompletion: Completion = {
  ...doneAt('premium'),
  ...withheld,
  misconduct_flags: null,
  ended: expired,
};

export const stoppedResult = {
  outcome: null,
  status: 'stopped',
  notes: null,
  checked_at: null,
  reused_from: null,
  waiting_on: null,
  due_at: null,
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
