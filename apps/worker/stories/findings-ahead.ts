import type { Finding, Findings } from '@repo/api-client/queries/worker-status';
import { disputed as disputedInReport, nothingFound, rejected as rejectedInReport } from './worker-status.ts';

const idOf = (number: number): string => `0198f3a1-0000-7000-8000-${String(9100 + number).padStart(12, '0')}`;

/** A finding that is in no report yet, of a worker who has not answered it. */
export const waiting: Finding = {
  ...disputedInReport,
  id: idOf(1),
  found_at: '2026-11-22T09:30:00Z',
  in_report_from: '2026-11-27T09:30:00Z',
  may_dispute: true,
  may_say_all: true,
  dispute: null,
};

export const saidAll: Finding = {
  ...waiting,
  id: idOf(2),
  check: 'work_history',
  words: 'The family of 2023 says that she left without a word.',
  found_at: '2026-11-20T07:00:00Z',
  in_report_from: '2026-11-25T07:00:00Z',
  may_say_all: false,
};

/** Its days are over, and no second member has decided. */
export const over: Finding = {
  ...waiting,
  id: idOf(3),
  found_at: '2026-11-16T09:30:00Z',
  in_report_from: '2026-11-21T09:30:00Z',
};

export const disputed: Finding = {
  ...waiting,
  may_dispute: false,
  may_say_all: false,
  dispute: disputedInReport.dispute,
};

/** The team rejected her dispute, and her days are not over. */
export const rejected: Finding = { ...waiting, dispute: rejectedInReport.dispute };

export const only = (...findings: Finding[]): Findings => ({ ...nothingFound, findings });
