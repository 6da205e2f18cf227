import { brand } from '@repo/domain/brand';
import { checkSources } from '@repo/domain/check-source';
import { completionOf } from '@repo/domain/completion';
import { formatDate } from '@repo/domain/dates';
import {
  SAMPLE_REPORT_DATE,
  sampleFindings,
  sampleOrder,
  sampleReferences,
  sampleTrust,
  sampleWorker,
  sampleWorkHistory,
} from '@repo/domain/demonstration-report';
import { sampleReviews } from '@repo/domain/demonstration-reviews';
import { displayPhone } from '@repo/domain/phone';
import { SAMPLE_TAG } from '@repo/domain/demonstration';
import { onceResolved } from '@repo/domain/once';
import { reportSections } from '@repo/domain/report-sections';
import { breakdownFor } from '@repo/domain/trust-breakdown';
import type { CheckKind } from '@repo/domain/check';
import type { Report } from './build-report.ts';
import { composeCertificate } from './compose-certificate.ts';
import { reportBlocks } from './compose-report.ts';
import { drawDocument } from './pdf/draw-document.ts';
import type { PrintedDocument } from './pdf/printed-document.ts';

const NOBODY = 'sample';
const NOTICE = `${SAMPLE_TAG}: everybody in this report is invented, and no finding in it is about anybody.`;
const REVIEWS_SHOWN = 3;

const preparedAt = new Date(SAMPLE_REPORT_DATE);

function resultOf(kind: CheckKind) {
  const finding = sampleFindings.find((each) => each.kind === kind);
  return {
    outcome: finding?.outcome ?? null,
    status: 'decided',
    notes: finding?.note ?? null,
    checked_at: SAMPLE_REPORT_DATE,
    reused_from: null,
    waiting_on: null,
    due_at: null,
    ground: null,
  };
}

const trust = {
  trust_score: sampleTrust.total,
  trust_badge: sampleTrust.tier,
  trust_checked: true,
  trust_reach: null,
  trust_score_breakdown: breakdownFor('premium', sampleTrust.breakdown),
};

/** A whole premium report, in the form in which `buildReport` makes one from a real case. */
const report: Report = {
  worker: {
    name: sampleWorker.name,
    serviceType: sampleWorker.serviceType,
    location: sampleWorker.location,
    experienceYears: sampleWorker.experienceYears,
    identityVerified: true,
    photoKey: null,
  },
  deepCheck: {
    nanny_id: NOBODY,
    ...trust,
    verification_id: null,
    access_level: 'premium',
    package_name: sampleOrder.packageName,
    ended: null,
    worker_name: sampleWorker.name,
    report: null,
    sections: reportSections.map((section) => ({ section, state: 'open', upgrade_to: null })),
    identity: { ...resultOf('identity'), full_name: sampleWorker.name, id_number: '00000000' },
    verification: { police_check: resultOf('criminal_record') },
    health_check: { ...resultOf('health'), status: 'passed', expiry_date: '2026-05-31' },
    social_screening: resultOf('social_media'),
    misconduct: { ...resultOf('misconduct_registry'), records_found: 0 },
    references_summary: {
      ...resultOf('references'),
      verified: sampleReferences.filter(({ said }) => said !== null).length,
      total: sampleReferences.length,
      unreached: sampleReferences.filter(({ said }) => said === null).length,
    },
    references: sampleReferences.map(({ name, phone, relationship, said }) => ({
      ref_name: name,
      ref_contact: displayPhone(phone),
      relationship,
      feedback: said?.text ?? null,
      verified: said !== null,
    })),
    work_history_summary: resultOf('work_history'),
    work_history: [...sampleWorkHistory],
    recommendation: {
      outcome: resultOf('final_review').outcome,
      admin_notes: resultOf('final_review').notes,
      decided_at: SAMPLE_REPORT_DATE,
    },
  },
  completion: {
    nanny_id: NOBODY,
    ...completionOf(sampleFindings.length, sampleFindings.length),
    ended: null,
    references_count: sampleReferences.length,
    admin_notes: null,
    ...trust,
    misconduct_flags: 0,
    checks: sampleFindings.map(({ kind, outcome }) => ({
      kind,
      source: checkSources[kind],
      status: 'decided',
      waiting_on: null,
      acts_next: null,
      outcome,
      due_at: null,
      postponement: null,
      decided_at: SAMPLE_REPORT_DATE,
      reused_from: null,
    })),
  },
  reviews: sampleReviews.slice(0, REVIEWS_SHOWN).map(({ id, rating, text, date }) => ({
    id,
    nanny_id: NOBODY,
    rating,
    review: text,
    status: 'approved',
    created_at: date,
    is_own: false,
  })),
  preparedAt,
};

/** The sample has neither number nor code, so that it cannot pass for a report that was issued. */
const document: PrintedDocument = {
  title: `${brand.name} sample report`,
  author: brand.name,
  headline: `${brand.name} sample report`,
  subtitle: 'What a verification report looks like, with everything that the premium package opens.',
  footer: `${brand.name}  ·  ${NOTICE}`,
  mark: 'SAMPLE',
  createdAt: preparedAt,
  certificate: composeCertificate(report, null, null),
  blocks: [
    { kind: 'notice', text: NOTICE },
    {
      kind: 'facts',
      rows: [
        ['Package', sampleOrder.packageName],
        ['Checks decided', `${sampleFindings.length} of ${sampleFindings.length} (100%)`],
        ['Report number', 'A real report has one here, and a code to check it by'],
        ['As of', formatDate(preparedAt)],
      ],
    },
    ...reportBlocks(report),
  ],
};

/** Drawn at the first request, because it is the same for every reader. */
export const drawSampleReport = onceResolved(() => drawDocument(document));
