import type { getCaseReport } from '@repo/api-client/contract/cases';
import { decideCheck } from '@repo/api-client/contract/checks';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { Case, CaseFile, CheckOfCase, Verdict } from '@repo/api-client/queries/cases';
import type { RefereeCall, TeamReference } from '@repo/api-client/queries/papers';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { checkSources } from '@repo/domain/check-source';
import { stepsOfLevel, type CheckKind } from '@repo/domain/check';
import { completionOf } from '@repo/domain/completion';
import { nextActorOf } from '@repo/domain/next-act';
import { reportSections, sectionState } from '@repo/domain/report-sections';
import { breakdownFor } from '@repo/domain/trust-breakdown';
import { check } from './queues.ts';
import { idOf, wanjiku } from './team.ts';

const DUE = '2026-11-25T20:59:59Z';
const DECIDED = '2026-11-21T08:40:00Z';
const caseId = '0198f3b2-0000-7000-8000-0000004f2a91';
const checkId = (kind: CheckKind): string => idOf(200 + stepsOfLevel.premium.indexOf(kind));

export const you = { id: wanjiku.id, name: wanjiku.name };

/** A check of the case that nobody holds and the team must act on. */
export const checkOf = (kind: CheckKind, facts: Partial<CheckOfCase> = {}): CheckOfCase => {
  const { status = 'pending', waiting_on: waitingOn = null } = facts;
  return {
    ...check(200 + stepsOfLevel.premium.indexOf(kind)),
    id: checkId(kind),
    case_id: caseId,
    level: 'premium',
    queue: kind,
    due_at: DUE,
    check_kind: kind,
    status,
    waiting_on: waitingOn,
    acts_next: nextActorOf({ kind, status, waitingOn }, kind !== 'final_review'),
    outcome: null,
    decided_at: null,
    expected_at: facts.due_at ?? DUE,
    in_report_from: null,
    reused: false,
    is_open: waitingOn === null && status !== 'decided' && kind !== 'final_review',
    had_say: false,
    has_attachments: false,
    version: 'v1',
    ...facts,
  };
};

const decided = { status: 'decided', outcome: 'clear', decided_at: DECIDED, acts_next: null } as const;
const waits = { status: 'waiting', waiting_on: 'worker', deadline: 'stopped' } as const;

const standing: Readonly<Record<CheckKind, Partial<CheckOfCase>>> = {
  identity: decided,
  references: { status: 'in_progress' },
  criminal_record: waits,
  social_media: {},
  health: waits,
  work_history: {},
  misconduct_registry: decided,
  final_review: {},
};

/** A premium case under way, with changed checks. */
export const caseWith = (
  changes: Partial<Record<CheckKind, Partial<CheckOfCase>>> = {},
  facts: Partial<Case> = {},
): Case => ({
  id: caseId,
  nanny_id: idOf(300),
  status: 'open',
  level: 'premium',
  package_name: 'Premium Check',
  opened_at: '2026-11-20T08:12:00Z',
  completed_at: null,
  due_at: DUE,
  holds: true,
  checks: stepsOfLevel.premium.map((kind) => checkOf(kind, { ...standing[kind], ...changes[kind] })),
  related: [],
  events: [
    {
      id: 69,
      at: '2026-11-23T06:10:00Z',
      by: wanjiku.name,
      event: 'work-claimed',
      check_kind: 'references',
      details: {},
    },
    {
      id: 68,
      at: DECIDED,
      by: 'Baraka Mutua',
      event: 'check-decided',
      check_kind: 'misconduct_registry',
      details: { outcome: 'clear' },
    },
    {
      id: 67,
      at: '2026-11-21T07:02:00Z',
      by: null,
      event: 'check-date-moved',
      check_kind: 'criminal_record',
      details: { due: DUE },
    },
    {
      id: 66,
      at: '2026-11-20T15:30:00Z',
      by: 'worker',
      event: 'document-uploaded',
      check_kind: null,
      details: { slot: 'nationalId' },
    },
    { id: 65, at: '2026-11-20T08:12:00Z', by: null, event: 'case-opened', check_kind: null, details: {} },
    {
      id: 64,
      at: '2026-11-20T08:11:00Z',
      by: 'worker',
      event: 'consent-request-accepted',
      check_kind: null,
      details: {},
    },
    { id: 63, at: '2026-11-20T08:02:00Z', by: null, event: 'purchase-paid', check_kind: null, details: {} },
  ],
  earlier_events: null,
  ...facts,
});

/** The social screening, which a colleague decided while the member had it open. */
export const decidedByBrian: Case = caseWith(
  { social_media: { ...decided, decided_at: '2026-11-23T06:29:00Z' } },
  {
    holds: false,
    events: [
      {
        id: 70,
        at: '2026-11-23T06:29:00Z',
        by: 'Brian Otieno',
        event: 'check-decided',
        check_kind: 'social_media',
        details: { outcome: 'clear' },
      },
    ],
  },
);

/** The answer to a decision about the social screening of the case. */
export const socialDecided = answers(decideCheck, {
  check: {
    id: checkId('social_media'),
    kind: 'social_media',
    status: 'decided',
    outcome: 'clear',
    decided_at: null,
    in_report_from: null,
  },
  case: { id: caseId, status: 'open', completion_percentage: 30 },
  trust_score: 30,
  trust_badge: 'Basic',
});

export const verdict = (facts: Partial<Verdict> = {}): Verdict => ({
  by: 'Baraka Mutua',
  at: DECIDED,
  outcome: 'clear',
  note: '',
  reason: 'no_record',
  source: 'own_registry',
  evidence_on: '2026-11-21',
  team_note: null,
  ...facts,
});

export const file: CaseFile = {
  worker: {
    name: 'Achieng Otieno',
    phone: '+254700000101',
    service_type: 'Nanny',
    location: 'Kilimani, Nairobi',
    experience_years: 5,
    national_id: '•••••101',
    identity_verified: true,
    language: 'en',
  },
  employer: { name: 'Njeri Kamau', location: 'Westlands, Nairobi' },
  consent: {
    text: 'AMINI: Njeri Kamau asks to check you: ID, references, police record, social media, health and work history. It costs you nothing. Reply YES 12 or NO 12 within 48 hours.',
    level: 'premium',
    channel: 'sms',
    given_at: '2026-11-20T08:11:00Z',
    expires_at: '2027-02-18T08:11:00Z',
    withdrawn_at: null,
  },
  payment: {
    amount: 2000,
    status: 'paid',
    order_number: 'AM-0000-0001',
    channel: 'mobile_money',
    paid_at: '2026-11-20T08:02:00Z',
  },
  records: [],
  results: [
    {
      check_id: checkId('identity'),
      note: 'Proven by the national registry.',
      verdicts: [],
    },
    { check_id: checkId('misconduct_registry'), note: null, verdicts: [verdict()] },
  ],
};

const open = {
  outcome: null,
  status: 'in_progress',
  notes: null,
  checked_at: null,
  reused_from: null,
  waiting_on: null,
  due_at: DUE,
  ground: null,
};
const clear = { ...open, outcome: 'clear', status: 'decided', checked_at: DECIDED, due_at: null };
const score = { trust_score: 35, trust_badge: 'Basic', trust_checked: true, trust_reach: 90 };

/** The report of the case as its employer reads it. */
export const liveReport = (): AnswerOf<typeof getCaseReport> => ({
  report: {
    nanny_id: idOf(300),
    ...score,
    trust_score_breakdown: breakdownFor('premium', []),
    verification_id: idOf(310),
    access_level: 'premium',
    package_name: 'Premium Check',
    ended: null,
    worker_name: file.worker.name,
    report: { number: 'R-SAMPLE2', code: 'SAMPLE-CODE', issued_at: null, complete: false },
    sections: reportSections.map((section) => ({
      section,
      state: sectionState('premium', section),
      upgrade_to: null,
    })),
    identity: { ...clear, full_name: file.worker.name, id_number: 'ends 101' },
    verification: { police_check: { ...open, status: 'waiting', waiting_on: 'worker' } },
    health_check: { ...open, status: 'pending', expiry_date: null },
    social_screening: open,
    misconduct: { ...clear, records_found: 0 },
    references_summary: { ...open, verified: 0, total: 2, unreached: 0 },
    references: [],
    work_history_summary: open,
    work_history: [],
    recommendation: { outcome: null, admin_notes: null, decided_at: null },
  },
  completion: {
    nanny_id: idOf(300),
    ...completionOf(2, stepsOfLevel.premium.length),
    ended: null,
    references_count: 2,
    admin_notes: null,
    ...score,
    misconduct_flags: 0,
    checks: caseWith().checks.map(
      ({ check_kind: kind, status, waiting_on, acts_next, outcome, decided_at }) => ({
        kind,
        source: checkSources[kind],
        status,
        waiting_on,
        acts_next,
        outcome,
        due_at: DUE,
        postponement: null,
        decided_at,
        reused_from: null,
      }),
    ),
  },
  reviews: [],
});

/** A referee whom nobody has called yet. */
export const reference = (number: number, facts: Partial<TeamReference> = {}): TeamReference => ({
  id: idOf(400 + number),
  name: 'Ruth Kamande',
  phone: `••• ••• 2${String(number).padStart(2, '0')}`,
  relationship: 'Previous employer',
  status: 'pending',
  flags: [],
  told_at: '2026-11-20T08:20:00Z',
  agreed_at: null,
  refused_at: null,
  refused_by: null,
  calls_unanswered: 0,
  last_called_at: null,
  verified_at: null,
  feedback: null,
  created_at: '2026-11-20T08:15:00Z',
  calls: [],
  version: 'v1',
  ...facts,
});

/** A call without an answer. */
export const unanswered = (at: string, by = 'Baraka Mutua'): RefereeCall => ({
  at,
  by,
  outcome: 'not_reached',
  answers: null,
});

export const references: readonly TeamReference[] = [
  reference(1, {
    status: 'verified',
    verified_at: DECIDED,
    last_called_at: DECIDED,
    feedback: 'Patient with our twins, always on time. We would take her again.',
    calls: [
      {
        at: DECIDED,
        by: 'Baraka Mutua',
        outcome: 'verified',
        answers: {
          employed: 'yes',
          period: 'From January 2022 to March 2024.',
          duties: 'She cared for the twins and cooked for them.',
          rehire: 'yes',
          concerns: null,
          may_share: 'yes',
        },
      },
    ],
  }),
  reference(2, {
    name: 'Paul Odera',
    calls_unanswered: 2,
    last_called_at: '2026-11-20T12:05:00Z',
    flags: ['named_by_many'],
    calls: [unanswered('2026-11-19T06:10:00Z'), unanswered('2026-11-20T12:05:00Z', wanjiku.name ?? '')],
  }),
];
