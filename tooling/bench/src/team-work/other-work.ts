import type pg from 'pg';

/** The work beside the checks of the cases in `batch`: of each kind, what is with the team and what waits. */
const WORK = [
  `identity_jobs (id, worker_id, attempt, state, reason, provider_job_id, name_given, consent_language, consent_at,
                  created_at, turn_since)
   select made('identity', n), worker, 1, (array['review', 'provisional'])[1 + n % 2], 'doubts', 'job-' || n,
          'Worker ' || n, 'en', opened, opened, opened
   from batch where n % 5 = 0 and n % 8 <> 7`,
  `stored_files (key, type, bytes, created_at) select 'file-' || n, 'image/jpeg', 1, opened from batch where n % 4 = 0`,
  `worker_documents (id, worker_id, slot, file_key, sha256, uploaded_at)
   select made('document', n), worker, 'certificates', 'file-' || n, '', opened from batch where n % 4 = 0`,
  `reviews (id, worker_id, employer_id, rating, review, created_at, updated_at)
   select made('review', n), worker, employer, 5, 'Good.', opened, opened from batch where n % 5 = 2`,
  // The worker of every third one still has her days to answer, another third has answered.
  `misconduct_reports (id, worker_id, reporter_id, category, region, description, status, asked_at, answered_at, created_at)
   select made('incident', n), worker, employer, 'theft', 'coast_east', 'A ring is gone.',
          case when n % 30 = 3 then 'reported' else 'worker_asked' end,
          case n % 30 when 13 then now() - spread(n) * interval '4 days' when 23 then opened end,
          case when n % 30 = 23 then opened + interval '1 hour' end, opened - interval '1 day'
   from batch where n % 10 = 3`,
  `verdicts (incident_id, member_id, place, verdict, note, created_at)
   select made('incident', n), colleague(n), 1, 'dismissed', 'Seen.', opened from batch where n % 60 = 3`,
  // Half of the disputes are about findings, a quarter about findings without a second look, a quarter about records.
  `misconduct_reports (id, worker_id, reporter_id, category, region, description, status, created_at, decided_by,
                       seconded_by, decided_at, decision_note)
   select made('record', n), worker, employer, 'theft', 'coast_east', 'A watch is gone.', 'upheld', opened, colleague(n),
          colleague(n + 1), opened, 'A witness.'
   from batch where n % 40 = 14`,
  `disputes (id, worker_id, check_id, incident_id, words, created_at, turn_since)
   select made('dispute', n), worker, case when n % 40 <> 14 then made('check references', n) end,
          case when n % 40 = 14 then made('record', n) end, 'Not me.', opened,
          turn_of_dispute(made('check references', n), opened)
   from batch where n % 10 = 4`,
  `purchases (id, order_number, reference, employer_id, worker_id, package_id, amount_cents, email, callback_url, channels,
              status, created_at, paid_at, updated_at)
   select made('repaid', n), 'r' || n, 'r' || n, employer, worker, 19, 100000, 'a@example.com', '/', '[]', 'refunded',
          opened, opened, opened from batch where n % 10 = 1`,
  `refunds (id, purchase_id, amount_cents, reason, status, provider_refund_id, created_at, turn_since)
   select made('refund', n), made('repaid', n), 100000, 'consent-declined',
          case when n % 30 = 21 then 'failed' else 'needs-attention' end, case when n % 30 <> 21 then n end, opened, opened
   from batch where n % 10 = 1`,
  `refund_details (refund_id, fingerprint, entered_by, entered_at)
   select made('refund', n), md5(n::text), colleague(n), opened from batch where n % 60 = 11`,
  `chargebacks (id, provider_dispute_id, purchase_id, status, opened_at, due_at, created_at, updated_at)
   select made('chargeback', n), n::text, made('purchase', n), 'awaiting-merchant-feedback', opened,
          case when n % 30 <> 2 then due end, opened, opened from batch where n % 10 = 2`,
  `message_threads (id, phone, language, opened_at, texts)
   select made('message', n), '+2540' || lpad(n::text, 8, '0'), 'en', opened, 1 from batch where n % 10 = 6`,
];

/** Adds the other work around the cases of `batch`. */
export async function populateOtherWork(client: pg.Client): Promise<void> {
  for (const rows of WORK) await client.query(`insert into ${rows}`);
}
