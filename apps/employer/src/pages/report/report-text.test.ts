import { recordedWorker } from '@repo/api-client/recorded/recorded-worker';
import { toWorker } from '@repo/api-client/normalise/worker';
import type { Completion, Report } from '@repo/api-client/queries/reports';
import { reportSections } from '@repo/domain/report-sections';
import { expect, it } from 'vitest';
import { reportText } from './report-text.ts';

const worker = toWorker(
  recordedWorker({
    name: 'Achieng Example',
    service_type: 'Nanny',
    smile_status: 'verified',
    trust_score: 70,
    trust_badge: 'Gold',
    trust_checked: true,
    trust_reach: null,
  }),
);
const undecided = {
  outcome: null,
  status: 'pending',
  notes: null,
  checked_at: null,
  reused_from: null,
  waiting_on: null,
  due_at: '2026-11-25T08:00:00Z',
};
const clear = {
  ...undecided,
  outcome: 'clear',
  status: 'decided',
  checked_at: '2026-11-21T08:00:00Z',
  due_at: null,
  ground: null,
};

function report(open: readonly string[], parts: Partial<Report> = {}): Report {
  return {
    nanny_id: worker.id,
    trust_score: 70,
    trust_badge: 'Gold',
    trust_checked: true,
    trust_reach: null,
    trust_score_breakdown: [
      { component: 'identity', points: 20, max: 20, state: 'earned' },
      { component: 'locked_checks', points: 50, max: 75, state: 'locked' },
      { component: 'recent_profile', points: 0, max: 5, state: 'expired' },
    ],
    verification_id: 'p',
    access_level: 'standard',
    package_name: 'Standard Check',
    ended: null,
    worker_name: 'Achieng Example',
    report: { number: 'R-TEST', code: 'secret-code', issued_at: null, complete: false },
    sections: reportSections.map((section) => ({
      section,
      state: open.includes(section) ? 'open' : 'locked',
      upgrade_to: null,
    })),
    recommendation: { outcome: null, admin_notes: null, decided_at: null },
    ...parts,
  };
}

const completion: Completion = {
  nanny_id: worker.id,
  completed_steps: 1,
  total_steps: 2,
  completion_percentage: 50,
  overall_status: 'in_progress',
  ended: null,
  references_count: 0,
  admin_notes: null,
  trust_score: 70,
  trust_badge: 'Gold',
  trust_checked: true,
  trust_reach: null,
  misconduct_flags: 0,
  checks: [
    {
      kind: 'identity',
      source: 'provider',
      status: 'decided',
      waiting_on: null,
      acts_next: null,
      outcome: 'clear',
      due_at: '2026-11-25T08:00:00Z',
      postponement: null,
      decided_at: '2026-11-21T08:00:00Z',
      reused_from: null,
    },
    {
      kind: 'references',
      source: 'referees',
      status: 'waiting',
      waiting_on: 'referee',
      acts_next: 'referee',
      outcome: null,
      due_at: '2026-11-25T08:00:00Z',
      postponement: {
        previous_at: '2026-11-23T08:00:00Z',
        reason: 'waiting-for-referee',
        moved_at: '2026-11-23T21:02:00Z',
      },
      decided_at: null,
      reused_from: null,
    },
  ],
};

// spec: report/download-fallback
it('holds what the screen holds, and nothing of a locked section', () => {
  const text = reportText(
    worker,
    report(['identity', 'misconduct'], {
      identity: { ...clear, full_name: 'Achieng Example', id_number: '00000001' },
      misconduct: { ...clear, records_found: 0 },
      social_screening: { ...clear, notes: 'A note that must not be printed' },
      references: [
        {
          ref_name: 'Nobody',
          ref_contact: null,
          relationship: null,
          feedback: 'Nor this one',
          verified: true,
        },
      ],
    }),
    completion,
    [],
  );
  expect(text).toMatchInlineSnapshot(`
    "Amini: verification report R-TEST

    Worker: Achieng Example
    Package: Standard Check
    Completion: 50%

    Trust score: 70 out of 100
      ID verification: 20 of 20 (Earned). The identity is verified.
      Locked checks. The Lite Check shows: 2 or more references, Admin approval, No misconduct. The Standard Check shows: Police clearance, Social screening. The Premium Check shows: Deep check.
      Recent profile: 0 of 5 (Expired). The profile was last edited more than 6 months ago. Editing it raises the score.

    Verification Progress
      Identity Verification (Identity provider): Clear. Decided Nov 21, 2026
      Reference Verification (Referees): Waiting. Waiting for a referee’s answer. Expected Nov 25, 2026 (was Nov 23): waiting for a referee’s answer.

    Identity Verification: Verified
      Full Name: Achieng Example
      ID Number: 00000001
      Checked: Nov 21, 2026

    Criminal Background Check
      Not part of this package

    Health Check
      Not part of this package

    Misconduct Registry: No records found
      Records Found: 0
      Checked: Nov 21, 2026

    Employment References
      Not part of this package

    Work History
      Not part of this package

    Social Media Screening
      Not part of this package

    Reviews Summary
      Not part of this package

    Recommendation
      Not part of this package
    "
  `);
  expect(text).not.toMatch(/must not be printed|Nor this one|secret-code/);
});

// spec: report/download-fallback
it('holds the reviews, without their authors, and every reference in full', () => {
  const review = { id: 'a', nanny_id: worker.id, rating: 5, status: 'approved', is_own: false };
  const text = reportText(
    worker,
    report(['references', 'reviews'], {
      references_summary: { ...clear, verified: 1, total: 1, unreached: 0 },
      references: [
        {
          ref_name: 'Ruth Example',
          ref_contact: '+254 700 000 090',
          relationship: 'Previous Employer',
          feedback: 'Patient.',
          verified: true,
        },
      ],
    }),
    undefined,
    [
      { ...review, review: 'She is kind.', created_at: '2026-10-21T08:00:00Z' },
      { ...review, rating: 3, is_own: true, review: 'Often late.', created_at: '2026-10-20T08:00:00Z' },
    ],
  );
  expect(text).toContain('  - Ruth Example (Verified), Previous Employer, +254 700 000 090: Patient.\n');
  expect(text).toContain(`Reviews Summary
  Average Rating: 4.0 out of 5
  Recommendation Rate: 50%
  Reviews: 2

Individual Reviews
  - 5 out of 5, Anonymous Review, Oct 21, 2026: She is kind.
  - 3 out of 5, Verified Employer, Oct 20, 2026: Often late.
`);
});

it.each([
  ['none were written', [], 'No reviews yet'],
  ['they have not arrived', undefined, 'The reviews could not be loaded'],
])('says of reviews when %s', (_, reviews, words) => {
  expect(reportText(worker, report(['reviews']), undefined, reviews)).toContain(
    `Reviews Summary\n  ${words}\n`,
  );
});

it('says of an ended report why, and has no score and no contact', () => {
  const text = reportText(
    worker,
    report(['references', 'reviews'], {
      ended: { reason: 'withdrawn', at: '2026-11-24T09:00:00Z', stopped: false },
      references: [
        { ref_name: 'Joy', ref_contact: null, relationship: 'Employer', feedback: null, verified: true },
      ],
    }),
    completion,
    [],
  );
  expect(text).toContain(
    'The worker withdrew consent on Nov 24, 2026. Still in this report: results from before. No longer in this report: score, ID number',
  );
  expect(text).toContain('  - Joy (Verified), Employer, No longer shown');
  for (const gone of ['Trust score', 'out of 100', 'Reviews Summary']) expect(text).not.toContain(gone);
});
