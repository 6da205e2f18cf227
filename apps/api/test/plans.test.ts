import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../src/context.ts';
import { remindAndExpire } from '../src/services/consent/consent-requests/remind-and-expire.ts';
import { listBlocks } from '../src/services/consent/blocks/list-blocks.ts';
import { listEmployerReports } from '../src/services/consent/blocks/list-employer-reports.ts';
import { listConsents } from '../src/services/consent/consents/list-consents.ts';
import { listDocumentsOf } from '../src/services/evidence/documents/list-documents.ts';
import { listOwnDocuments } from '../src/services/evidence/documents/list-own-documents.ts';
import { deleteAttachments } from '../src/services/evidence/attachments/delete-attachments.ts';
import { listAttachments } from '../src/services/evidence/attachments/list-attachments.ts';
import { deleteFiles } from '../src/services/evidence/documents/delete-files.ts';
import { deleteOrphans } from '../src/services/platform/files/delete-orphans.ts';
import { listFindings } from '../src/services/casework/disputes/list-findings.ts';
import { readIdentityStatus } from '../src/services/evidence/identity/read-status.ts';
import { followJobs } from '../src/services/evidence/identity/follow-jobs.ts';
import { readInvitation } from '../src/services/consent/invitations/read-invitation.ts';
import { readInvitedLanguage } from '../src/services/consent/invitations/read-invited-language.ts';
import { requeueMessages } from '../src/services/messaging/sms/requeue-messages.ts';
import {
  listNotifications,
  markAllRead,
} from '../src/services/messaging/notifications/list-notifications.ts';
import { readPhoto } from '../src/services/evidence/photos/read-photo.ts';
import { followChargebacks } from '../src/services/money/chargebacks/follow-chargebacks.ts';
import { listChargebacks } from '../src/services/money/chargebacks/list-chargebacks.ts';
import { listRefunds } from '../src/services/refunds/list-refunds.ts';
import { listReferencesForTeam } from '../src/services/evidence/references/list-for-team.ts';
import { readReferences } from '../src/services/evidence/references/present-references.ts';
import { notifyWaitingReferees } from '../src/services/evidence/references/notify-waiting-referees.ts';
import { listRequests } from '../src/services/consent/consent-requests/list-requests.ts';
import { readReviewsOfWorker } from '../src/services/evidence/reviews/read-reviews-of-worker.ts';
import { openThread } from '../src/services/inbound/threads/open-thread.ts';
import { readShare } from '../src/services/reporting/public-profile/read-share.ts';
import { readSharedProfile } from '../src/services/reporting/public-profile/read-shared-profile.ts';
import { recomputeDue } from '../src/services/trust/recompute-due.ts';
import { readVerificationStatus } from '../src/services/reporting/dashboards/verification-status.ts';
import { readWorkerDashboard } from '../src/services/reporting/dashboards/worker-dashboard.ts';
import { workQueues, workViews } from '@repo/domain/work-queue';
import { assignments } from '../src/db/schema/work.ts';
import { takeNext } from '../src/services/work/claim-work.ts';
import { countQueues } from '../src/services/work/count-queues.ts';
import { findWork } from '../src/services/work/find-work.ts';
import { listHeldWork } from '../src/services/work/list-held-work.ts';
import { listQueue } from '../src/services/work/list-queue.ts';
import { showPresence } from '../src/services/work/presence.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { fillKnownPlaces } from '../src/services/people/workers/fill-known-places.ts';
import { recordStatements, wholeReads, type RecordedStatements } from './recorded-statements.ts';

/** With so many rows, PostgreSQL reads no whole table that has a suitable index. */
const ROWS = 20_000;

/** Ids by a table's number and the row's. */
const madeId = (table: number, row: number) =>
  `${String(table).padStart(8, '0')}-0000-4000-8000-${row.toString(16).padStart(12, '0')}`;
const her = madeId(1, 7);
const member = madeId(9, 1);
const thread = madeId(19, 7);

/** The rows of each table. All are long over, so a statement finds only the rows that it asks for. */
const rows = [
  `workers (id, phone, name, slug, profile_completed_at, photo_key, created_at, updated_at)
   select made(1, n), '+2547' || lpad(n::text, 8, '0'), 'Amani Test', case when n = 7 then null when n < 100 then 'amani-test-' || n else 'worker-' || n end, at, null, at, at`,
  `employers (id, phone, name, created_at, updated_at)
   select made(2, n), '+2541' || lpad(n::text, 8, '0'), 'Njeri Test', at, at`,
  `prospects (employer_id, worker_id, name, phone, created_at, updated_at)
   select made(2, n), made(1, n), 'Pendo Test', '0700 000 000', at, at`,
  `invitations (employer_id, worker_id, package_id, code, status, created_at, expires_at)
   select made(2, n), made(1, n), 17, 'CODE' || n, 'accepted', at, at`,
  `contact_requests (employer_id, worker_id, message, status, created_at, expires_at)
   select made(2, n), made(1, n), 'Two children.', 'approved', at, at`,
  `consent_requests (id, kind, phone, number, worker_id, employer_id, employer_name, level, text, status, created_at, remind_at, expires_at)
   select made(3, n), 'consent', '+2547' || lpad(n::text, 8, '0'), 1, made(1, n), made(2, n), 'Njeri Test', 'standard', 'A question', 'accepted', at, at, at`,
  `consents (id, worker_id, employer_id, employer_name, level, consent_request_id, text, language, channel, given_at, expires_at)
   select made(4, n), made(1, n), made(2, n), 'Njeri Test', 'standard', made(3, n), 'A question', 'en', 'sms', at, at`,
  `refused_employers (worker_id, employer_id, employer_name, declined, refused_at, blocked_at)
   select made(1, n), made(2, n), 'Njeri Test', 1, at, case when n % 100 = 0 then at end`,
  `purchases (id, order_number, reference, employer_id, worker_id, package_id, amount_cents, email, callback_url, channels,
              status, created_at, paid_at, updated_at)
   select made(5, n), n::text, n::text, made(2, n), made(1, n), 17, 100000, 'a@example.com', '/', '[]', 'paid', at, at, at`,
  `refunds (id, purchase_id, amount_cents, reason, status, created_at, settled_at)
   select made(11, n), made(5, n), 100000, 'consent-declined', 'processed', at, at`,
  `refund_details (refund_id, entered_by, entered_at, ended_at) select made(11, n), '${member}', at, at`,
  `chargebacks (provider_dispute_id, purchase_id, status, opened_at, created_at, updated_at)
   select n::text, made(5, n), 'resolved', at, at, at`,
  `assignments (subject_kind, subject_id, worker_id, member_id, assigned_at, assigned_by, ended_at, "end")
   select 'check', made(10, n), made(1, n), '${member}', at, '${member}', at, 'over'`,
  `snoozes (subject_kind, subject_id, member_id, until, reason, created_at, ended_at)
   select 'check', made(10, n), '${member}', at, 'She is away.', at, at`,
  `cases (id, purchase_id, consent_id, employer_id, worker_id, level, status, opened_at, completed_at)
   select made(6, n), made(5, n), made(4, n), made(2, n), made(1, n), 'standard', 'completed', at, at`,
  `presences (member_id, subject_kind, subject_id, seen_at)
   select '${member}', 'case', made(6, n), at`,
  `checks (id, case_id, worker_id, kind, step, status, outcome, decided_at, due_at, created_at)
   select made(10, n), made(6, n), made(1, n), 'identity', 1, 'decided', 'clear', at, at, at`,
  `verdicts (check_id, member_id, place, verdict, note, created_at)
   select made(10, n), '${member}', 1, 'clear', '', at`,
  `worker_notifications (worker_id, kind, values, dedupe_key, created_at, read_at)
   select made(1, n), 'welcome', '{}', n::text, now(), at`,
  `misconduct_reports (id, worker_id, reporter_id, category, region, description, status, created_at, decided_at,
                       decided_alone)
   select made(7, n), made(1, n), made(2, n), 'theft', 'coast_east', 'A ring is gone.', 'upheld', at, at, true`,
  `disputes (worker_id, incident_id, words, status, created_at, ended_at)
   select made(1, n), made(7, n), 'Not me.', 'rejected', at, at`,
  `stored_files (key, type, bytes, created_at) select 'file-' || n, 'image/jpeg', 1, at`,
  `worker_documents (worker_id, slot, file_key, sha256, status, uploaded_at, decided_at)
   select made(1, n), 'certificates', 'file-' || n, '', 'accepted', now(), now()`,
  `check_attachments (check_id, file_key, sha256, added_by, added_at)
   select made(10, n), 'file-' || n, '', '${member}', now()`,
  `worker_references (id, worker_id, name, phone, relationship, created_at)
   select made(12, n), made(1, n), 'Ruth Test', '+2540' || lpad(n::text, 8, '0'), 'Friend', at`,
  `reference_calls (reference_id, member_id, at, outcome) select made(12, n), '${member}', at, 'not_reached'`,
  `referee_notices (worker_id, phone_hash, number, language, told_at, created_at)
   select made(1, n), n::text, 100, 'en', at, at`,
  `identity_jobs (id, worker_id, attempt, state, provider_job_id, name_given, consent_language, consent_at, created_at,
                  decided_at, images_ended_at)
   select made(8, n), made(1, n), 1, 'verified', 'job-' || n, 'Amani Test', 'en', at, at, at, at`,
  `identity_images (job_id, part, place, file_key) select made(8, n), 'selfie', 0, 'file-' || n`,
  `reviews (worker_id, employer_id, rating, review, status, created_at, updated_at)
   select made(1, n), made(2, n), 5, 'Good.', 'approved', at, at`,
  `sms_messages (idempotency_key, phone, status, created_at)
   select n::text, '+2547' || lpad(n::text, 8, '0'), 'delivered', at`,
  `provider_events (id, provider, dedupe_key, received_at, processed_at) select made(18, n), 'smileid', n::text, at, at`,
  `message_threads (id, phone, language, opened_at, texts, closed_at, closed_by, outcome)
   select made(19, n), '+2547' || lpad(n::text, 8, '0'), 'en', at, 1, at, '${member}', 'stopped'`,
  `thread_messages (thread_id, event_id, text_cipher, received_at, is_explained)
   select made(19, n), made(18, n), '', at, true`,
];

let api: TestApi;
let recorded: RecordedStatements;

beforeAll(async () => {
  api = await startTestApi();
  recorded = recordStatements(api);
  const { owner: db } = api;
  await db.execute(sql`create function made(kind int, n int) returns uuid immutable language sql
    return (lpad(kind::text, 8, '0') || '-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`);
  await db.execute(
    sql.raw(
      `insert into ops_members (id, phone, status, created_at) values ('${member}', '+254700900001', 'active', now())`,
    ),
  );
  for (const insert of rows)
    await db.execute(
      sql.raw(
        `insert into ${insert} from generate_series(1, ${ROWS}) n, lateral (select now() - interval '99 d' + n * interval '1 s' as at) moment`,
      ),
    );
  const hold = { memberId: member, assignedBy: member, assignedAt: new Date() };
  await db.insert(assignments).values([
    { ...hold, subjectKind: 'document', subjectId: her, workerId: her },
    { ...hold, subjectKind: 'message', subjectId: thread },
  ]);
  await db.execute(
    sql`update thread_messages set text_cipher = ${api.ctx.secrets.seal('Words')} where thread_id = ${thread}`,
  );
  await db.execute(sql`update workers set photo_key = 'file-7' where id = ${her}`);
  await db.execute(sql`analyze`);
}, 300_000);
afterAll(async () => {
  await recorded.close();
  await api.stop();
});

/** The tables that always stay small. */
const SMALL = new Set(['packages', 'ops_members', 'member_conflicts']);

it.each<readonly [string, (on: Context) => Promise<unknown>]>([
  ['her requests', (on) => listRequests(on, her)],
  ['her consents', (on) => listConsents(on, her)],
  ['the employers whom she refused', (on) => listBlocks(on, her)],
  ['her alerts', (on) => listNotifications(on, her)],
  ['her alerts, read', (on) => markAllRead(on, her)],
  ['her findings', (on) => listFindings(on, her)],
  ['her references', (on) => readReferences(on, her)],
  ['her reviews', (on) => readReviewsOfWorker(on, her)],
  ['her documents', (on) => listOwnDocuments(on, her)],
  ['how far her verification is', (on) => readVerificationStatus(on, her)],
  ['how her identity check stands', (on) => readIdentityStatus(on, her)],
  ['her dashboard', (on) => readWorkerDashboard(on, her)],
  ['her public link', (on) => readShare(on, her, 'en')],
  ['what her public link shows', (on) => readSharedProfile(on, 'address', 'amani-test-9')],
  ['her photo', (on) => readPhoto(on, 'file-7')],
  ['an invitation by its code', (on) => readInvitation(on, 'address', 'CODE9')],
  ['the language of an invitation by its code', (on) => readInvitedLanguage(on, 'address', 'CODE9')],
  ['reports about employers', (on) => listEmployerReports(on, member)],
  ['how much waits', (on) => countQueues(on, { id: member, role: 'administrator' })],
  ['what a member holds', (on) => listHeldWork(on, member)],
  ['work by its code', (on) => findWork(on, member, '4F2A91')],
  ...workQueues.flatMap((queue) => [
    ...workViews.map(
      (view) => [`${queue}, ${view}`, (on: Context) => listQueue(on, member, queue, { view })] as const,
    ),
    [
      `${queue}, the next`,
      (on: Context) => takeNext(on, { id: member, role: 'administrator' }, { queue, level: undefined }),
    ] as const,
  ]),
  ['who else is on a case', (on) => showPresence(on, member, { kind: 'case', id: madeId(6, 7) })],
  ['who else is on SMS to read', (on) => showPresence(on, member, { kind: 'message', id: thread })],
  ['SMS to read', (on) => openThread(on, member, thread)],
  ['who else is on an incident', (on) => showPresence(on, member, { kind: 'incident', id: madeId(7, 7) })],
  ['documents of a worker', (on) => listDocumentsOf(on, member, her)],
  ['what was found for a check', (on) => listAttachments(on, member, madeId(10, 7))],
  ['references of a worker', (on) => listReferencesForTeam(on, member, her)],
  ['refunds that are not through', (on) => listRefunds(on, { filter: 'open' })],
  ['chargebacks that are not over', (on) => listChargebacks(on, { filter: 'open' })],
  ['chargebacks to follow', followChargebacks],
  ['questions that fall due', remindAndExpire],
  ['files that nobody owns', deleteOrphans],
  ['files of accepted documents', deleteFiles],
  ['what was found for decided checks', deleteAttachments],
  ['identity checks that fall due', followJobs],
  ['messages that fall due', requeueMessages],
  ['referees who are still to be told', notifyWaitingReferees],
  ['scores that change by themselves', recomputeDue],
  ['places that are still to be known', fillKnownPlaces],
])('reads no table as a whole: %s', async (_what, work) => {
  const statements = await recorded.during(work);
  expect(statements).not.toEqual([]);
  const found: string[] = [];
  for (const statement of statements)
    for (const table of wholeReads(await recorded.planOf(statement)))
      if (!SMALL.has(table)) found.push(`${table}: ${statement.text}`);
  expect(found).toEqual([]);
});
