import { lines } from './line.ts';

/** spec/employer.md section 3: what things are made of, where no screen's own list says it. */
export const entities = lines('entities', {
  worker: [
    'Worker (nanny): id, name, phone, service_type, position, location, experience_years, bio, national_id, id_number, smile_status, trust_score, trust_badge, misconduct_flags, created_at, updated_at, badge_last_updated',
    'apps/api/test/specified-fields.test.ts > has every field of the specification, in the list as by herself, and her numbers are masked',
  ],
  'worker-service-type': [
    'service_type (Nanny, Cook, Driver, House Manager, House Keeper, Gardener)',
    'apps/api/test/specified-fields.test.ts > is a %s where that is what she was invited as',
  ],
  'worker-smile-status': [
    'smile_status (verified, pending, or another value meaning not verified)',
    'packages/domain/src/worker-search.test.ts > the badge of a worker who is %j reads %s',
    'packages/api-client/src/normalise/normalise.test.ts > shows no tier above Basic while her identity is not verified',
  ],
  'worker-trust-score': [
    'trust_score (0-100)',
    'packages/domain/src/trust-score.test.ts > is the sum of its breakdown, each part whole or nothing',
  ],
  'worker-flags': [
    'misconduct_flags (count)',
    'apps/api/test/misconduct-team.test.ts > counts a deed once that a check came upon and that is upheld afterwards, and another one as another',
  ],
  'worker-pending-invite': [
    'A pending-invite variant adds isNewWorker, email, message',
    'apps/employer/src/pages/package/NewInvitePackages.test.tsx > enters all that is known of a pending worker, and then invites her',
    'apps/employer/src/pages/invite/InvitePage.test.tsx > keeps what was typed for the way back',
  ],
  'tier-platinum': [
    'Trust tier Platinum 81-100',
    'packages/domain/src/trust-tier.test.ts > %d points of a verified worker are %s',
  ],
  'tier-gold': [
    'Trust tier Gold 61-80',
    'packages/domain/src/trust-tier.test.ts > %d points of a verified worker are %s',
  ],
  'tier-silver': [
    'Trust tier Silver 41-60',
    'packages/domain/src/trust-tier.test.ts > %d points of a verified worker are %s',
  ],
  'tier-basic': [
    'Trust tier Basic 0-40',
    'packages/domain/src/trust-tier.test.ts > %d points of a verified worker are %s',
  ],
  'tier-verified-only': [
    'Only workers whose smile_status is verified can show Platinum, Gold or Silver; otherwise the tier drops to Basic',
    'packages/domain/src/trust-tier.test.ts > shows no more than Basic to a worker who is %j',
    'apps/api/test/trust.test.ts > of a worker whose identity is not proven shows no tier above Basic',
  ],
  'points-total': [
    'Trust score points (total 100)',
    'packages/domain/src/trust-score.test.ts > are a hundred in eight components',
  ],
  'points-identity': [
    'Trust score: ID verification 20',
    'packages/domain/src/trust-score.test.ts > %s is worth %d',
  ],
  'points-references': [
    'Trust score: 2 or more references 20',
    'packages/domain/src/trust-score.test.ts > %s is worth %d',
  ],
  'points-approval': [
    'Trust score: admin approval 15',
    'packages/domain/src/trust-score.test.ts > %s is worth %d',
  ],
  'points-police': [
    'Trust score: police clearance 10',
    'packages/domain/src/trust-score.test.ts > %s is worth %d',
  ],
  'points-misconduct': [
    'Trust score: no misconduct 10',
    'packages/domain/src/trust-score.test.ts > %s is worth %d',
  ],
  'points-social': [
    'Trust score: social screening 10',
    'packages/domain/src/trust-score.test.ts > %s is worth %d',
  ],
  'points-deep-check': [
    'Trust score: deep check 10',
    'packages/domain/src/trust-score.test.ts > %s is worth %d',
  ],
  'points-profile': [
    'Trust score: recent profile 5',
    'packages/domain/src/trust-score.test.ts > %s is worth %d',
  ],
  'dashboard-requests': [
    'Employer dashboard response: requests[] (id, nanny_id, package_id, created_at, status)',
    'packages/api-client/src/normalise/normalise.test.ts > lists requests and purchases together, newest first, with what each stands for',
    'apps/api/test/invitations.test.ts > asks the worker by SMS, says who asks, and appears in the list of requests',
  ],
  'dashboard-purchases': [
    'Employer dashboard response: purchases[] (id, nanny_id, package_id, paid_at, status, reference, amount)',
    'packages/api-client/src/normalise/normalise.test.ts > lists requests and purchases together, newest first, with what each stands for',
    'apps/api/test/purchases.test.ts > is settled by the return page, which answers with everything the receipt shows',
  ],
  item: [
    'Normalised verification item: id, nanny_id, package_id, created_at, status (completed or pending), type (request or purchase), reference (null for requests)',
    'packages/domain/src/verification-status.test.ts > keeps what it knows, without a reference',
    'packages/domain/src/verification-status.test.ts > keeps what it knows, dated by its payment',
  ],
  request: [
    'Verification request: id, nanny_id, worker_name, package_type (basic, standard, urgent), status, created_at, completed_at',
    'apps/api/test/specified-fields.test.ts > for package %d is %s, of a worker by name, and begun but not completed',
    'apps/api/test/specified-fields.test.ts > is completed when the checks that she agreed to are, and no other',
  ],
  'request-status': [
    'Verification request: status (pending, accepted, in_progress, completed, failed)',
    'packages/domain/src/verification-status.test.ts > of a %j item reads %s',
  ],
  completion: [
    'Per-worker completion record: completed_steps, total_steps, completion_percentage, overall_status',
    'packages/domain/src/completion.test.ts > completionOf',
    'apps/api/test/cases.test.ts > follows every decision up to complete',
  ],
  'completion-statuses': [
    'overall_status (complete, nearly_complete, in_progress, just_started)',
    'packages/domain/src/completion.test.ts > %d percent is %s',
  ],
  'completion-more': [
    'Per-worker completion record: references_count, admin_notes, trust_score',
    'apps/api/test/specified-fields.test.ts > tells the people she named, what the team wrote last, and her score',
  ],
});
