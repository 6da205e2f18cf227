import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listNannyReviews, WireWorker } from '@repo/api-client/contract/nannies';
import type { getCompletion, getDeepCheck } from '@repo/api-client/contract/verifications';
import { checkSources } from '@repo/domain/check-source';
import { stepsOfLevel, type CheckKind } from '@repo/domain/check';
import { completionOf } from '@repo/domain/completion';
import { packageName, packageOfLevel, type AccessLevel, type PackageLevel } from '@repo/domain/packages';
import { reportSections, sectionState, sectionUpgrade } from '@repo/domain/report-sections';
import { trustComponents, type TrustComponent } from '@repo/domain/trust-score';
import { achieng, baraka, idOf, mercy } from './people.ts';
import { paidCheck } from './purchases.ts';
import { trustOf } from './trust.ts';

type Completion = AnswerOf<typeof getCompletion>;
type Report = AnswerOf<typeof getDeepCheck>;

const DECIDED = '2026-11-20T08:00:00Z';
const DUE = '2026-11-25T20:59:59.999Z';
/** The certificate was expected earlier. The final review waits for it. */
const LATE = '2026-12-18T20:59:59.999Z';
const late = (reason: string) => ({
  due_at: LATE,
  postponement: { previous_at: '2026-11-20T20:59:59.999Z', reason, moved_at: '2026-11-20T21:02:00Z' },
});

const decidedCheck = (kind: CheckKind) => ({
  kind,
  source: checkSources[kind],
  status: 'decided',
  waiting_on: null,
  acts_next: null,
  outcome: 'clear',
  due_at: DUE,
  postponement: null,
  decided_at: DECIDED,
  reused_from: null,
});

function openCheck(kind: CheckKind, isNext: boolean, hasCertificate: boolean): Completion['checks'][number] {
  const open = {
    ...decidedCheck(kind),
    status: isNext ? 'in_progress' : 'pending',
    acts_next: 'team',
    outcome: null,
    decided_at: null,
  };
  if (kind === 'criminal_record')
    return {
      ...open,
      status: 'waiting',
      waiting_on: 'worker',
      acts_next: 'worker',
      ...late('waiting-for-worker'),
    };
  if (kind === 'health') return { ...open, status: 'waiting', waiting_on: 'worker', acts_next: 'worker' };
  return kind === 'final_review'
    ? { ...open, acts_next: 'other_checks', ...(hasCertificate ? {} : late('waiting-for-other-checks')) }
    : open;
}

/** @param decided - the number of decided checks of the level; the police certificate comes when the worker has it */
function completion(
  whom: WireWorker,
  level: PackageLevel,
  decided: number,
  {
    trust_score,
    trust_badge,
    trust_checked,
    trust_reach,
  }: Pick<Completion, 'trust_score' | 'trust_badge' | 'trust_checked' | 'trust_reach'> = whom,
): Completion {
  const steps = stepsOfLevel[level];
  const hasCertificate = steps.slice(0, decided).includes('criminal_record');
  const working = steps.slice(decided).find((kind) => kind !== 'criminal_record');
  return {
    nanny_id: whom.id,
    ...completionOf(decided, steps.length),
    ended: null,
    references_count: 2,
    admin_notes: null,
    trust_score,
    trust_badge,
    trust_checked,
    trust_reach,
    misconduct_flags: steps.slice(0, decided).includes('misconduct_registry') ? 0 : whom.misconduct_flags,
    checks: steps.map((kind, index) =>
      index < decided ? decidedCheck(kind) : openCheck(kind, kind === working, hasCertificate),
    ),
  };
}

/** Without a payment there is no check to count. */
export const noCheck = (whom: WireWorker): Completion => ({
  ...completion(whom, 'lite', 0),
  total_steps: 0,
  checks: [],
});

/** The score of Achieng after a check of this level. The deep check comes with premium. */
const trustAt = (level: AccessLevel) =>
  trustOf(achieng, level, level === 'premium' ? trustComponents : undefined);
/** The score before the certificate has arrived. */
const earlyTrust = trustOf(
  { ...achieng, misconduct_flags: null },
  'standard',
  ['identity', 'references', 'recent_profile'],
  90,
);

export const done = completion(achieng, 'standard', stepsOfLevel.standard.length);
export const halfDone = completion(mercy, 'premium', 4);
/** Paid and without consent yet: there are steps, and no checks. */
export const justBegun: Completion = { ...completion(baraka, 'standard', 0), checks: [] };
/** Two checks are decided. The police certificate is missing. */
export const onItsWay = completion(achieng, 'standard', 2, earlyTrust);
export const doneAt = (level: PackageLevel) =>
  completion(achieng, level, stepsOfLevel[level].length, trustAt(level));

const clear = {
  outcome: 'clear',
  status: 'decided',
  notes: null,
  checked_at: DECIDED,
  reused_from: null,
  waiting_on: null,
  due_at: null,
  ground: null,
};
const waiting = {
  ...clear,
  outcome: null,
  status: 'waiting',
  checked_at: null,
  waiting_on: 'worker',
  due_at: LATE,
};

const opened = {
  identity: { ...clear, full_name: 'Achieng Atieno Otieno', id_number: 'ends 101' },
  misconduct: { ...clear, records_found: 0 },
  references_summary: { ...clear, verified: 2, total: 2, unreached: 0 },
};
const standard = {
  ...opened,
  verification: { police_check: { ...clear, notes: 'Certificate seen in her own eCitizen account.' } },
  health_check: null,
  social_screening: clear,
};
const parts: Readonly<Record<AccessLevel, Partial<Report>>> = {
  none: {},
  lite: opened,
  standard,
  premium: {
    ...standard,
    health_check: { ...clear, status: 'passed', expiry_date: '2027-06-30' },
    references_summary: {
      ...clear,
      verified: 2,
      total: 3,
      unreached: 1,
      notes: 'We called one referee twice and got no answer.',
    },
    references: [
      {
        ref_name: 'Ruth Kamande',
        ref_contact: '+254 700 000 201',
        relationship: 'Previous Employer',
        feedback: 'Patient with our twins, always on time. We would hire her again.',
        verified: true,
      },
      {
        ref_name: 'Paul Odera',
        ref_contact: '+254 700 000 202',
        relationship: 'Previous Employer',
        feedback: 'Honest and clean. We would hire her again.',
        verified: true,
      },
      {
        ref_name: 'Joy Mutiso',
        ref_contact: '+254 700 000 203',
        relationship: null,
        feedback: null,
        verified: false,
      },
    ],
    work_history_summary: clear,
    work_history: [
      { position: 'Nanny', employer: 'Family in Kilimani', duration: '2021 to 2025' },
      { position: 'Nanny', employer: 'Family in Lavington', duration: '2019 to 2021' },
    ],
  },
};

/** The report on Achieng for a household with this level. Locked content is absent, as in the answer of the service. */
export function report(level: AccessLevel): Report {
  return {
    nanny_id: achieng.id,
    ...trustAt(level),
    verification_id: level === 'none' ? null : paidCheck.id,
    access_level: level,
    package_name: level === 'none' ? null : packageName(packageOfLevel(level)),
    ended: null,
    worker_name: level === 'none' ? null : achieng.name,
    report:
      level === 'none'
        ? null
        : { number: 'R-SAMPLE1', code: 'SAMPLE-CODE', issued_at: DECIDED, complete: true },
    sections: reportSections.map((section) => ({
      section,
      state: sectionState(level, section),
      upgrade_to: sectionUpgrade(level, section),
    })),
    recommendation:
      level === 'none'
        ? { outcome: null, admin_notes: null, decided_at: null }
        : {
            outcome: 'clear',
            admin_notes:
              level === 'premium'
                ? 'Recommended. Two referees would hire her again. The third one did not answer our calls.'
                : 'Recommended. Everything that we checked is in order.',
            decided_at: DECIDED,
          },
    ...parts[level],
  };
}

/** The unfinished report: the worker must bring the certificate, and no referee has written a recommendation. */
export const unfinishedReport: Report = {
  ...report('standard'),
  ...earlyTrust,
  report: { number: 'R-SAMPLE1', code: 'SAMPLE-CODE', issued_at: null, complete: false },
  verification: { police_check: waiting },
  social_screening: { ...waiting, status: 'in_progress', waiting_on: null, due_at: DUE },
  misconduct: { ...waiting, status: 'pending', waiting_on: null, due_at: DUE, records_found: 0 },
  recommendation: { outcome: null, admin_notes: null, decided_at: null },
};

/** A finding that the worker disputes, before the decision of the team. */
/** The score of a standard check of which these components were checked and not earned. */
function trustWithout(...missing: readonly TrustComponent[]) {
  const trust = trustOf(
    achieng,
    'standard',
    trustComponents.filter((component) => component !== 'deep_check' && !missing.includes(component)),
  );
  return {
    ...trust,
    trust_score_breakdown: trust.trust_score_breakdown.map((row) =>
      missing.some((component) => component === row.component) ? { ...row, state: 'missing' } : row,
    ),
  };
}
const found = trustWithout('police_clearance', 'admin_approval');
const doubtful = trustWithout('police_clearance');

/** A standard check that ended with these results, and is clear otherwise. */
const endedWith = (
  trust: typeof found,
  results: Readonly<Partial<Record<CheckKind, Partial<Completion['checks'][number]>>>>,
): Completion => ({
  ...completion(achieng, 'standard', stepsOfLevel.standard.length, trust),
  checks: stepsOfLevel.standard.map((kind) => ({ ...decidedCheck(kind), ...results[kind] })),
});

export const disputedReport: Report = {
  ...report('standard'),
  ...found,
  verification: {
    police_check: {
      ...clear,
      outcome: 'finding',
      notes: 'A conviction for theft in Nakuru, 2019, under this name.',
      disputed: true,
    },
  },
  recommendation: {
    outcome: 'finding',
    admin_notes: 'We found a conviction for theft, which she disputes. Ask her about it before you decide.',
    decided_at: DECIDED,
  },
};
export const disputed = endedWith(found, {
  criminal_record: { outcome: 'finding', disputed: true },
  final_review: { outcome: 'finding' },
});

/** The certificate could not be confirmed, which is no finding. */
export const unconfirmedReport: Report = {
  ...report('standard'),
  ...doubtful,
  verification: {
    police_check: {
      ...clear,
      outcome: 'unable_to_verify',
      notes: 'The certificate number could not be confirmed with the register.',
    },
  },
  recommendation: {
    outcome: 'clear',
    admin_notes: 'Recommended. Ask to see the original police certificate before she starts.',
    decided_at: DECIDED,
  },
};
export const unconfirmed = endedWith(doubtful, { criminal_record: { outcome: 'unable_to_verify' } });

const CARRIED = { reused_from: 'earlier-package' };
const EARLIER = '2026-11-12T08:00:00Z';

/** The team called the references for the earlier package. Only the new checks are open. */
export const justUpgraded: Completion = {
  ...onItsWay,
  checks: onItsWay.checks.map((check) =>
    check.kind === 'references' ? { ...check, ...CARRIED, decided_at: EARLIER } : check,
  ),
};
export const upgradedReport: Report = {
  ...unfinishedReport,
  references_summary: { ...opened.references_summary, ...CARRIED, checked_at: EARLIER },
};

export const reviews: AnswerOf<typeof listNannyReviews> = [
  { rating: 5, review: 'She is patient and reliable. Our daughter asks for her every morning.' },
  { rating: 4, review: 'Good with children.\nSometimes late on Mondays because of the matatu.' },
].map((written, index) => ({
  ...written,
  id: idOf(300 + index),
  nanny_id: achieng.id,
  status: 'approved',
  is_own: false,
  created_at: `2026-10-${String(21 - index)}T08:00:00Z`,
}));

/** Enough to be filtered by their stars. */
export const manyReviews = [0, 1, 2].flatMap((round) =>
  reviews.map((review, index) => ({ ...review, id: idOf(320 + round * reviews.length + index) })),
);
