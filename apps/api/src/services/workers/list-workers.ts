import { and, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import { normalisePhone } from '@repo/domain/phone';
import type { Context } from '../../context.ts';
import { workers } from '../../db/schema/people.ts';
import { ServiceError } from '../../errors.ts';
import { prepared } from '../../db/prepared.ts';
import { spend } from '../limits/spend.ts';
import { listedColumns, type ListedWorker } from './present-worker.ts';
import { visibleTo } from './visibility.ts';

/** What one answer holds when the caller does not say, and at the most. */
const DEFAULT_LIMIT = 1000;
const MAXIMUM_LIMIT = 5000;
/** A search that may find a phone or an ID number exactly. What is masked in the answer could be guessed by asking often. */
const LONG_NUMBER = /\d{6}/;
const EXACT_SEARCHES = {
  kind: 'exact-searches',
  times: 60,
  withinMilliseconds: 3_600_000,
  refusal: 'You have searched for many numbers. Please wait an hour, or search by name.',
} as const;
const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/;

export interface WorkerPage {
  readonly workers: readonly ListedWorker[];
  /** Where the next page begins, or null on the last one. */
  readonly nextCursor: string | null;
}

interface PageRequest {
  readonly search: string;
  readonly limit?: number;
  readonly cursor?: string;
}

/**
 * One page of the workers an employer can see, newest first. `search` matches name and service type, and a full phone
 * or ID number exactly, without ever showing either.
 */
export async function listWorkers(ctx: Context, employerId: string, page: PageRequest): Promise<WorkerPage> {
  const limit = Math.min(Math.max(page.limit ?? DEFAULT_LIMIT, 1), MAXIMUM_LIMIT);
  if (LONG_NUMBER.test(page.search.replaceAll(/[^\w]/g, '')))
    await spend(ctx.db, EXACT_SEARCHES, employerId, ctx.clock.now());
  const rows = await loadPage(ctx, employerId, page, limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    workers: rows.slice(0, limit),
    nextCursor: last === undefined ? null : `${last.createdAt.toISOString()}_${last.id}`,
  };
}

const newestFirst = [desc(workers.createdAt), desc(workers.id)];

const firstPage = prepared((db) =>
  db
    .select(listedColumns)
    .from(workers)
    .where(visibleTo(db, sql.placeholder('employerId')))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare('first_page_of_workers'),
);

async function loadPage(
  ctx: Context,
  employerId: string,
  page: PageRequest,
  limit: number,
): Promise<ListedWorker[]> {
  const search = page.search.trim();
  if (search === '' && page.cursor === undefined) return firstPage(ctx.db).execute({ employerId, limit });
  return ctx.db
    .select(listedColumns)
    .from(workers)
    .where(and(visibleTo(ctx.db, employerId), matching(ctx, search), after(page.cursor)))
    .orderBy(...newestFirst)
    .limit(limit);
}

function matching(ctx: Context, search: string): SQL | undefined {
  if (search === '') return undefined;
  const pattern = `%${search.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
  const phone = normalisePhone(search);
  return or(
    ilike(workers.name, pattern),
    ilike(workers.serviceType, pattern),
    phone === null ? undefined : eq(workers.phone, phone),
    eq(workers.nationalIdHash, ctx.secrets.fingerprint('national-id', search.replaceAll(/\s/g, ''))),
  );
}

function after(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const parts = CURSOR.exec(cursor);
  if (parts === null)
    throw new ServiceError('invalid', 'The page could not be found.', {
      fields: { cursor: 'This value is not valid.' },
    });
  return sql`(${workers.createdAt}, ${workers.id}) < (${parts[1]}::timestamptz, ${parts[2]}::uuid)`;
}
