import type { TeamDispute } from '@repo/api-client/queries/disputes';
import type { IncidentVerdict, TeamIncident } from '@repo/api-client/queries/incidents';
import type { TeamReview } from '@repo/api-client/queries/team-reviews';
import { idOf } from './team.ts';

/** An incident of which the worker was not asked yet. */
export const incident = (facts: Partial<TeamIncident> = {}): TeamIncident => ({
  id: idOf(500),
  nanny_id: idOf(300),
  nanny_name: 'Achieng Otieno',
  employer_id: idOf(310),
  review_id: null,
  category: 'theft',
  region: 'coast_east',
  description: 'My ring was gone on the day after she left. Nobody else was in the house.',
  status: 'reported',
  asked_at: null,
  asked_by: null,
  question: null,
  statement: null,
  answered_at: null,
  created_at: '2026-11-20T08:12:00Z',
  version: '0-0',
  ...facts,
});

/** The same after the worker was asked, within her five days. */
export const asked = (facts: Partial<TeamIncident> = {}): TeamIncident =>
  incident({
    status: 'worker_asked',
    asked_at: '2026-11-21T07:30:00Z',
    asked_by: 'sms',
    question: 'A household misses a thing since your last day there. What do you know of it?',
    ...facts,
  });

/** The same after she wrote. */
export const answered = (facts: Partial<TeamIncident> = {}): TeamIncident =>
  asked({
    statement: 'I never saw a ring. A plumber was there that morning.\n\nHis name was on the gate list.',
    answered_at: '2026-11-22T16:05:00Z',
    version: '0-85',
    ...facts,
  });

export const verdictOn = (facts: Partial<IncidentVerdict> = {}): IncidentVerdict => ({
  by: 'Baraka Mutua',
  at: '2026-11-22T17:00:00Z',
  decision: 'upheld',
  reason: 'papers_show',
  note: 'A ring of the household was found with her, and she does not explain it.',
  ...facts,
});

/** A disputed finding of a check that is in reports. */
export const dispute = (facts: Partial<TeamDispute> = {}): TeamDispute => ({
  id: idOf(500),
  nanny_id: idOf(300),
  nanny_name: 'Achieng Otieno',
  kind: 'check',
  finding_id: idOf(201),
  case_id: idOf(320),
  check: 'criminal_record',
  outcome: 'finding',
  category: null,
  region: null,
  finding: 'The certificate names a conviction of 2019.',
  words: 'That is my cousin, who has the same name. My ID number is another one.',
  created_at: '2026-11-22T08:12:00Z',
  had_say: ['Baraka Mutua', 'Chebet Koech'],
  ...facts,
});

/** A disputed record of the registry. */
export const disputedRecord = (): TeamDispute =>
  dispute({
    kind: 'record',
    case_id: null,
    check: null,
    outcome: null,
    category: 'theft',
    region: 'coast_east',
    finding: 'A ring of the household was found with her.',
    words: 'The household found the ring in its own car last week.',
  });

export const review = (facts: Partial<TeamReview> = {}): TeamReview => ({
  id: idOf(500),
  nanny_id: idOf(300),
  nanny_name: 'Achieng Otieno',
  employer_id: idOf(310),
  rating: 4,
  review: 'Patient with our twins and always on time. She cooked less than we had agreed.',
  incident_report: null,
  evidence_url: null,
  incident_id: null,
  created_at: '2026-11-20T08:12:00Z',
  updated_at: '2026-11-20T08:12:00Z',
  ...facts,
});
