import type { CheckKind, CheckOutcome } from '@repo/domain/check';
import { reasonsOf, type CheckReason } from '@repo/domain/check-reason';
import { nairobiDay } from '@repo/domain/dates';
import { sourcesOf } from '@repo/domain/evidence-source';
import { REFERENCES_NEEDED } from '@repo/domain/trust-facts';

/** Reasons that are true whatever the worker sent. */
const silent: ReadonlySet<CheckReason> = new Set(['issuer_silent', 'registry_silent', 'not_for_this_work']);

function usualReason(kind: CheckKind, outcome: CheckOutcome): CheckReason | undefined {
  const reasons = reasonsOf[kind][outcome];
  return (
    reasons.find((reason) => silent.has(reason)) ??
    reasons.find((reason) => reason === 'nothing_sent') ??
    reasons[0]
  );
}

/** What the form of a check sends beside outcome and note: the usual reason, source and day, and where it was searched. */
export const groundsOf = (kind: CheckKind, outcome: CheckOutcome, now: Date) => ({
  reason: usualReason(kind, outcome),
  source: sourcesOf[kind][0],
  evidence_on: nairobiDay(now),
  team_note: 'Looked at as the guide says.',
});

interface About {
  readonly worker: string;
  /** The version of the name and National ID under which the check is decided: see `personVersion`. */
  readonly person: string;
  /** The moment since when it is on record, in ISO 8601. */
  readonly at: string;
}

const acceptedPaper = (slot: string, { worker, person, at }: About) => `
  insert into worker_documents (worker_id, slot, sha256, status, person_version, uploaded_at, decided_at)
  values ('${worker}', '${slot}', '', 'accepted', '${person}', '${at}', '${at}')
  on conflict (worker_id, slot) where ended_at is null do update
  set person_version = excluded.person_version, decided_at = excluded.decided_at
  where worker_documents.status = 'accepted'`;

/** Of an employer who ordered a check of her. */
const upheldRecord = ({ worker, at }: About) => `
  insert into misconduct_reports (worker_id, reporter_id, category, region, description, status, asked_by, asked_at,
                                  created_at, decided_at, decision_note, decided_alone)
  select worker_id, employer_id, 'theft', 'nairobi_central', 'A ring is gone.', 'upheld', 'phone', '${at}', '${at}', '${at}',
         'The ring was found with her.', true
  from cases where worker_id = '${worker}' and not exists (
    select from misconduct_reports where worker_id = '${worker}' and status = 'upheld'
  )
  limit 1`;

/**
 * The SQL statement that puts on record what the usual reason of an outcome needs, where the worker has none: for tests of
 * what follows a decision. Tests of the proof itself make it as worker and team do. A paper of a finding needs a file too,
 * which no statement can store.
 */
export function proofRow(kind: CheckKind, outcome: CheckOutcome, about: About): string | null {
  const { worker, at } = about;
  if (outcome !== 'clear' && outcome !== 'finding') return null;
  switch (kind) {
    case 'identity':
      return `
        insert into identity_jobs (id, worker_id, attempt, state, reason, name_given, name_on_id, consent_language, consent_at,
                                   created_at)
        select gen_random_uuid(), id, 1 + (select count(*) from identity_jobs where worker_id = workers.id), 'review', 'doubts',
               coalesce(name, 'Amani Test'), coalesce(name, 'Amani Test'), 'en', '${at}', '${at}'
        from workers
        where id = '${worker}' and smile_status <> 'verified' and not exists (
          select from identity_jobs where worker_id = workers.id and state in ('provisional', 'review')
        )
        on conflict do nothing`;
    case 'references':
      return `
        with named as (
          insert into worker_references (worker_id, name, relationship, status, verified_at, created_at)
          select '${worker}', name, 'Previous Employer', 'verified', '${at}', '${at}'
          from unnest(array['Ruth Test', 'Joy Test']) as name
          limit greatest(0, ${REFERENCES_NEEDED} - (
            select count(*) from worker_references where worker_id = '${worker}' and status = 'verified'
          ))
          returning id
        ),
        reached as (
          select id from named
          union all select id from worker_references where worker_id = '${worker}' and status = 'verified'
        )
        insert into reference_calls (reference_id, member_id, at, outcome)
        select id, (select id from ops_members limit 1), '${at}', 'verified' from reached
        where not exists (select from reference_calls call where call.reference_id = reached.id)`;
    case 'criminal_record':
      return acceptedPaper('policeClearance', about);
    case 'health':
      return acceptedPaper('certificates', about);
    case 'misconduct_registry':
      return outcome === 'clear' ? null : upheldRecord(about);
    case 'social_media':
    case 'work_history':
    case 'final_review':
      return null;
  }
}
