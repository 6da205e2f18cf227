import { desc, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { auditLog } from '../../../db/schema/system.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { createAuditSeal } from '../../../security/audit-seal.ts';

/**
 * Records the moment from which another key protects the audit log: after a change of `AUDIT_KEY`, and in a
 * database of a version whose hashes had no key. The old rows stay as they are, and the hash of this row
 * covers the last of them.
 * @throws Error when the last row has a key that is neither `AUDIT_KEY` nor in `AUDIT_OLD_KEYS`.
 */
export async function beginKey(ctx: Context): Promise<void> {
  const to = ctx.auditSeal.keyId;
  const oldKeys = new Set(ctx.config.oldAuditKeys.map((key) => createAuditSeal(key).keyId));
  await withTransaction(ctx, async (tx) => {
    // Processes that start together record it once.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('audit-key', 0))`);
    const { id, keyId } = auditLog;
    const [last] = await tx.db.select({ id, keyId }).from(auditLog).orderBy(desc(id)).limit(1);
    if (last === undefined || last.keyId === to) return;
    if (last.keyId !== null && !oldKeys.has(last.keyId))
      throw new Error(
        'AUDIT_KEY: the last row of the audit log has another key. Give that key back, or add it to AUDIT_OLD_KEYS.',
      );
    tx.audit({
      actor: 'system',
      action: 'audit-key-begun',
      subject: 'audit-log',
      details: { from: last.keyId, to, afterRow: last.id },
    });
  });
}
