import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { auditMoment, type AuditDetails, type AuditSeal } from '../security/audit-seal.ts';
import type { Queryable } from './database.ts';
import { auditLog } from './schema/system.ts';

/** One audit row. `actor` and `subject` are `kind:id`. `details` holds only ids, amounts and states. */
export interface AuditEntry {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly details?: AuditDetails;
}

const tail = z.tuple([z.object({ last_id: z.coerce.number(), last_hash: z.string() })]);

/**
 * Writes audit rows and chains them to the last row by keyed hashes (decision 098). It takes the lock of the
 * chain, which the transaction holds until its end. So this is the last work of a transaction.
 */
export async function appendAuditRows(
  db: Pick<Queryable, 'execute' | 'insert'>,
  seal: AuditSeal,
  at: Date,
  entries: readonly AuditEntry[],
): Promise<void> {
  const found = await db.execute(sql`select last_id, last_hash from public.audit_log_tail()`);
  const [{ last_id: lastId, last_hash: lastHash }] = tail.parse(found.rows);
  let previousHash = lastHash;
  const rows = entries.map(({ details = {}, ...entry }, index) => {
    const facts = { ...entry, details, previousHash };
    previousHash = seal.hash({ ...facts, at: auditMoment(at) });
    return { ...facts, id: lastId + 1 + index, at, hash: previousHash, keyId: seal.keyId };
  });
  await db.insert(auditLog).values(rows);
}
