import pg from 'pg';
import * as z from 'zod';
import type { AnchorStore } from '../../../providers/storage/anchors.ts';
import type { AuditSeal } from '../../../security/audit-seal.ts';
import { anchor, type Anchor } from './anchor.ts';
import { ChainCheck, type Fault, type StoredRow } from './chain-check.ts';

export type Verdict =
  | { readonly fault: Fault }
  | { readonly unreadableAnchor: string }
  | { readonly rows: number; readonly anchors: number };

/** Rows in memory at a time. */
const BATCH = 2_000;

/** The hash of a row without a key is the one that the trigger of the baseline migration computed. */
const ROWS = `
  declare audit_rows no scroll cursor for
  select id, coalesce(to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), 'never') as at,
    actor, action, subject, details, previous_hash as "previousHash", hash, key_id as "keyId",
    case when key_id is null then encode(sha256(convert_to(concat_ws('|', previous_hash,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), actor, action, subject, details::text),
      'UTF8')), 'hex') end as "unkeyedHash"
  from public.audit_log order by id`;

const details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const rows: z.ZodType<StoredRow[]> = z.array(
  z.object({
    id: z.coerce.number(),
    at: z.string(),
    actor: z.string(),
    action: z.string(),
    subject: z.string(),
    details: details.nullable().catch(null),
    previousHash: z.string(),
    hash: z.string(),
    keyId: z.string().nullable(),
    unkeyedHash: z.string().nullable(),
  }),
);

/**
 * Checks every row of the audit log and every anchor (decision 098). It reads the log in parts, as it was at
 * one moment, so that a running service does not disturb it.
 * @param seals the key of today and the keys that it replaced
 */
export async function verifyLog(
  databaseUrl: string,
  seals: readonly AuditSeal[],
  store: AnchorStore,
): Promise<Verdict> {
  // Before the rows: an anchor of a row that a service adds meanwhile would seem to have lost its row.
  const anchors = await readAnchors(store);
  if ('unreadableAnchor' in anchors) return anchors;
  const check = new ChainCheck(seals, anchors.anchors);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(ROWS);
    for (;;) {
      const batch = rows.parse((await client.query(`fetch ${BATCH} from audit_rows`)).rows);
      for (const row of batch) {
        const fault = check.see(row);
        if (fault) return { fault };
      }
      if (batch.length < BATCH) break;
    }
    const fault = check.end();
    return fault ? { fault } : { rows: check.rows, anchors: anchors.anchors.length };
  } finally {
    await client.end();
  }
}

async function readAnchors(
  store: AnchorStore,
): Promise<{ readonly anchors: Anchor[] } | { readonly unreadableAnchor: string }> {
  const anchors: Anchor[] = [];
  for (const [day, text] of await store.readAll()) {
    try {
      anchors.push(anchor.parse(JSON.parse(text)));
    } catch {
      return { unreadableAnchor: day };
    }
  }
  return { anchors };
}
