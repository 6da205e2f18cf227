import { sql } from 'drizzle-orm';
import { keptSince, type EndedKind } from '@repo/domain/kept-days';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { retentionRules } from './rules.ts';
import type { Part, Rule } from './rule.ts';

/**
 * The maximum of rows in one transaction, and about the maximum in one run. Another run continues with the
 * remaining rows.
 */
const BATCH = 500;
const ENDED_IN_A_RUN = 20_000;
/** The run stops after this many broken rows, because the cause is then not in the rows. */
const MAXIMUM_BROKEN = 20;

interface Batch {
  readonly ended: number;
  /** Whether another run would find more rows that it can end. */
  readonly isMore: boolean;
}

/**
 * Deletes or empties the data whose retention in the domain's table has ended. It runs daily, in small parts,
 * each with its audit row. A part that fails is halved until the broken row is found. Only this row is
 * skipped.
 */
export async function applyRetention(ctx: Context): Promise<void> {
  const counts: Partial<Record<EndedKind, number>> = {};
  let isMore = false;
  for (const kind of kinds)
    for (const rule of retentionRules[kind]) {
      const batch = await run(ctx, kind, rule);
      counts[kind] = (counts[kind] ?? 0) + batch.ended;
      isMore ||= batch.isMore;
    }
  ctx.log.info({ ended: counts }, 'what was kept long enough is ended');
  if (isMore) await ctx.jobs.enqueue('scheduled.retention', {});
}

type RuleKind = keyof typeof retentionRules;
const kinds = Object.keys(retentionRules).filter((kind): kind is RuleKind => kind in retentionRules);

async function run(ctx: Context, kind: EndedKind, rule: Rule): Promise<Batch> {
  let [ended, broken, limit] = [0, 0, BATCH];
  while (ended < ENDED_IN_A_RUN) {
    try {
      const count = await endPart(ctx, kind, rule, { limit, skip: broken });
      ended += count;
      if (count < limit && limit === BATCH) return { ended, isMore: false };
      if (count < limit) limit = BATCH;
    } catch (error) {
      if (limit > 1 && isOfRow(error)) {
        limit = Math.ceil(limit / 2);
        continue;
      }
      ctx.log.error({ err: error, kind }, 'what was kept long enough cannot be ended: somebody must look');
      broken += 1;
      if (broken === MAXIMUM_BROKEN || !isOfRow(error)) return { ended, isMore: false };
      limit = BATCH;
    }
  }
  return { ended, isMore: true };
}

/** Whether the database refused the data of a row. Other errors would affect every row. */
function isOfRow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOfData = 'code' in error && /^(?:22|23|P0)/.test(String(error.code));
  return isOfData || isOfRow(error.cause);
}

async function endPart(
  ctx: Context,
  kind: EndedKind,
  rule: Rule,
  size: Omit<Part, 'before'>,
): Promise<number> {
  // Mostly nothing is due. One statement tells so, without a transaction and without waiting for another run.
  const due = rule.find(ctx.db, { before: keptSince(kind, ctx.clock.now()), skip: size.skip, limit: 1 });
  if ((await ctx.db.execute(due)).rows.length === 0) return 0;
  return withTransaction(ctx, async (tx) => {
    // Two concurrent runs wait for each other. Otherwise one run would miscount the rows that the other found
    // broken.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`retention:${kind}`}, 0))`);
    const before = keptSince(kind, tx.now);
    const ended = await rule.clear(tx, { before, ...size });
    if (ended > 0)
      tx.audit({
        actor: 'system',
        action: 'retention-ended',
        subject: `retention:${kind}`,
        details: { entries: ended, before: before.toISOString() },
      });
    return ended;
  });
}
