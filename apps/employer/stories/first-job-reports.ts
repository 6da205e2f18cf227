import type { Completion, Report } from '@repo/api-client/queries/reports';
import { doneAt, report } from './reports.ts';

/** The worker has no earlier employer, so that nobody can be called. */
export const firstJobReport: Report = {
  ...report('premium'),
  references: [],
  references_summary: {
    outcome: 'not_applicable',
    status: 'decided',
    notes: null,
    checked_at: '2026-11-20T08:00:00Z',
    reused_from: null,
    waiting_on: null,
    due_at: null,
    ground: 'first_job',
    verified: 0,
    total: 0,
    unreached: 0,
  },
};
export const firstJob: Completion = {
  ...doneAt('premium'),
  checks: doneAt('premium').checks.map((check) =>
    check.kind === 'references' ? { ...check, outcome: 'not_applicable' } : check,
  ),
};
