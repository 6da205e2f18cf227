import { desc } from 'drizzle-orm';
import { nairobiDay } from '@repo/domain/dates';
import type { Context } from '../../../context.ts';
import { auditLog } from '../../../db/schema/system.ts';
import { auditMoment } from '../../../security/audit-seal.ts';
import type { Anchor } from './anchor.ts';

/**
 * Writes the id and hash of the last audit row outside the database, once a day (decision 098). Whoever cuts
 * off the end of the log, or rewrites the log with a stolen key, does not reach that file. It runs hourly, so
 * that a silent storage costs an hour and not a day.
 */
export async function anchorLog(ctx: Pick<Context, 'anchors' | 'clock' | 'db' | 'log'>): Promise<void> {
  const day = nairobiDay(ctx.clock.now());
  if (await ctx.anchors.has(day)) return;
  const { id, at, hash } = auditLog;
  const [last] = await ctx.db.select({ id, at, hash }).from(auditLog).orderBy(desc(id)).limit(1);
  if (last === undefined) return;
  const line: Anchor = { ...last, at: auditMoment(last.at) };
  const protection = await ctx.anchors.write(day, `${JSON.stringify(line)}\n`);
  if (protection === 'replaceable')
    ctx.log.warn(
      { day },
      'the bucket cannot protect the anchor of the audit log: whoever writes there may replace it',
    );
  else if (protection !== undefined) ctx.log.info({ day, row: last.id, protection }, 'audit log anchored');
}
