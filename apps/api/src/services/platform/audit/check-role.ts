import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Context } from '../../../context.ts';

const PROBLEM =
  'DATABASE_URL: its role may change the audit log. Give the migration a role of its own (MIGRATION_DATABASE_URL).';

const answer = z.tuple([z.object({ may_change: z.boolean() })]);

/**
 * Whether the role of this process could change the audit log: as owner, as superuser or by a right. Production
 * refuses such a role, and other installations warn.
 * @throws Error in production.
 */
export async function checkRole(ctx: Pick<Context, 'config' | 'db' | 'log'>): Promise<void> {
  const found = await ctx.db.execute(sql`
    select has_table_privilege(oid, 'update, delete, truncate, trigger, references')
      or pg_has_role(relowner, 'member') as may_change
    from pg_class where oid = 'public.audit_log'::regclass`);
  const [{ may_change: mayChange }] = answer.parse(found.rows);
  if (!mayChange) return;
  if (ctx.config.production) throw new Error(PROBLEM);
  ctx.log.warn(PROBLEM);
}
