import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { findWork as call } from '@repo/api-client/contract/work';
import { codedKinds, type CodedKind } from '@repo/domain/work-code';
import type { Context } from '../../context.ts';
import { codeOf } from '../../db/schema/columns.ts';
import { knownTo } from '../access/conflicts.ts';
import { withoutKnown, workSources, type WorkSource } from './work-sources.ts';

/** Sixteen million codes: two pieces of work rarely share one, and a hundred never do. */
const MAXIMUM = 20;
const found = z.array(z.object({ kind: z.enum(codedKinds), id: z.uuid() }));

/**
 * The cases and the other work with a code, also what is over. It leaves out the persons whom the member knows, and has
 * no personal data: a code opens no paper.
 */
export async function findWork(
  { db, clock }: Context,
  memberId: string,
  code: string,
): Promise<AnswerOf<typeof call>> {
  const known = knownTo(memberId);
  const each = codedKinds.map((kind) => {
    const { from, ...about } = placeOf(kind, clock.now());
    return sql`(select ${kind}::text as kind, s.id from ${from}
      where ${codeOf(sql`s.id`)} = ${code.toLowerCase()} and ${withoutKnown(known, about)} limit ${MAXIMUM})`;
  });
  const { rows } = await db.execute(sql`${sql.join(each, sql` union all `)} limit ${MAXIMUM}`);
  return { found: found.parse(rows) };
}

interface Place extends Pick<WorkSource, 'workerId' | 'phone'> {
  readonly from: SQL;
}

function placeOf(kind: CodedKind, now: Date): Place {
  if (kind === 'case') return { from: sql`cases s`, workerId: sql`s.worker_id`, phone: null };
  const { table, workerId, phone } = workSources[kind](now);
  return { from: table, workerId, phone };
}
