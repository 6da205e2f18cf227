import type pg from 'pg';

/** The looks at each worker: more than a page of them. */
const LOOKS = 12;

/**
 * Rows of the audit trail for each case of `batch`: its begin, a claim, and more looks than a page has. No measured call checks
 * the hashes, so they only continue the chain.
 */
const AUDIT_ROWS = `
  with last as (select id, hash, key_id from audit_log order by id desc limit 1), added as (
    select row_number() over () + last.id as id, last.hash, key_id, opened, actor, action, subject, details
    from last, batch, lateral (
      select 'system' as actor, 'case-opened' as action, 'case:' || made('case', n) as subject, '{}'::jsonb as details
      union all select 'ops:' || colleague(n), 'work-claimed', 'check:' || made('check references', n), '{}'
      union all select 'ops:' || colleague(n + look), 'case-file-opened', 'case:' || made('case', n),
                       jsonb_build_object('worker', worker) from generate_series(1, ${LOOKS}) look
    ) rows
  )
  insert into audit_log (id, at, actor, action, subject, details, previous_hash, hash, key_id)
  select id, opened, actor, action, subject, details, coalesce(md5(lag(id) over (order by id)::text), hash), md5(id::text),
         key_id
  from added`;

/** Adds the audit rows of `batch`. */
export const populateAuditRows = (client: pg.Client): Promise<unknown> => client.query(AUDIT_ROWS);
