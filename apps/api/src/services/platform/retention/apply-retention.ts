import { sql } from 'drizzle-orm';
import { keptSince, type EndedKind } from '@repo/domain/kept-days';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { retentionRules } from './rules.ts';
import type { Part, Rule } from './rule.ts';

/** So many rows are ended in one transaction, and so many by one run: what is left then has another run. */
const BATCH = 500;
const ENDED_IN_A_RUN = 20_000;
/** More than these, and it is not the rows that are wrong. */
const MAXIMUM_BROKEN = 20;

interface Swept {
  readonly ended: number;
  /** Whether another run would find more that it can end. */
  readonly isMore: boolean;
}

/**
 * Ends what was kept as long as the domain's table says: daily, in small parts, each with its line in the audit trail. A
 * part in which something is wrong is halved until the row is found; that one is left alone, and nobody else's is.
 */
export async function applyRetention(ctx: Context): Promise<void> {
  const counts: Partial<Record<EndedKind, number>> = {};
  let isMore = false;
  for (const kind of kinds)
    for (const rule of retentionRules[kind]) {
      const swept = await run(ctx, kind, rule);
      counts[kind] = (counts[kind] ?? 0) + swept.ended;
      isMore ||= swept.isMore;
    }
  ctx.log.info({ ended: counts }, 'what was kept long enough is ended');
  if (isMore) await ctx.jobs.enqueue('scheduled.retention', {});
}

type SweptKind = keyof typeof retentionRules;
const kinds = Object.keys(retentionRules).filter((kind): kind is SweptKind => kind in retentionRules);

async function run(ctx: Context, kind: EndedKind, rule: Rule): Promise<Swept> {
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

/** Whether the database took offence at what it was given, and not at something that would hit every row. */
function isOfRow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOfData = 'code' in error && /^(?:22|23|P0)/.test(String(error.code));
  return isOfData || isOfRow(error.cause);
}

function endPart(ctx: Context, kind: EndedKind, rule: Rule, size: Omit<Part, 'before'>): Promise<number> {
  return withTransaction(ctx, async (tx) => {
    // Two runs at once take turns: what one has found to be broken would otherwise be counted wrong by the other.
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
