import { eq, inArray } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { saveOwnReferences } from '@repo/api-client/contract/references';
import { normalisePhone, type KenyanPhone } from '@repo/domain/phone';
import { NAMED_PER_WORKER_PER_DAY } from '@repo/domain/referee';
import type { PlainRefusal } from '@repo/domain/refusals/refusal';
import {
  hasEnoughReferences,
  isCompleteReference,
  problemsOfReferences,
  REFERENCES_MAXIMUM,
} from '@repo/domain/worker-references';
import type { Context } from '../../../context.ts';
import { workerReferences, type WorkerRow } from '../../../db/schema/people.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { notFound, ServiceError } from '../../../errors.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts';
import { forgetAnswers, forgetCalls } from './calls.ts';
import { flagsOf } from './flags.ts';
import { forgetReferee } from './forget-referee.ts';
import { followReferences } from './follow-references.ts';
import { nameReferee } from './name-referee.ts';
import { numberHash } from '../../messaging/sms/stopped-numbers.ts';
import { presentOwnReference, referencesOf, type ReferenceRow } from './present-references.ts';

type Sent = BodyOf<typeof saveOwnReferences>['references'][number];

interface Named {
  /** The place in the form. */
  readonly place: number;
  readonly kept: ReferenceRow | undefined;
  readonly values: { readonly name: string; readonly phone: KenyanPhone; readonly relationship: string };
}

/**
 * The refusal of a number shows that its owner wants no messages. The limit is enough for a worker who did
 * not know, and too low for trying number after number.
 */
const REFUSED_TRIED = {
  kind: 'refused-references',
  times: NAMED_PER_WORKER_PER_DAY,
  withinMilliseconds: 86_400_000,
  refusal: 'referencesTooOften',
} as const;

const refused = (place: number, refusal: PlainRefusal) =>
  new ServiceError('invalid', 'fieldsInvalid', { fields: { [`references.${place}.phone`]: refusal } });

/**
 * Stores a worker's references and notifies each referee. The same references again change nothing and cause
 * no message. A verified reference that is changed needs a new call.
 * @throws ServiceError `invalid` with the problems of the form, such as her own number; `not-found` for a reference that is not hers,
 * was removed or refused; `too-many` when the worker names many numbers in a day, or many that refused.
 */
export async function saveReferences(
  ctx: Context,
  workerId: string,
  sent: readonly Sent[],
): Promise<Pick<AnswerOf<typeof saveOwnReferences>, 'references'>> {
  refuseErrors(sent);
  try {
    return await withTransaction(ctx, (tx) => save(ctx, tx, workerId, sent));
  } catch (error) {
    // Counted outside the transaction, because the refusal rolls the transaction back.
    if (
      error instanceof ServiceError &&
      Object.values(error.details.fields ?? {}).includes('referenceUnwilling')
    )
      await consumeRateLimit(ctx.db, REFUSED_TRIED, workerId, ctx.clock.now());
    throw error;
  }
}

async function save(
  ctx: Context,
  tx: Transaction,
  workerId: string,
  sent: readonly Sent[],
): Promise<Pick<AnswerOf<typeof saveOwnReferences>, 'references'>> {
  const worker = await lockWorker(tx, workerId);
  if (worker.name === null) throw new ServiceError('invalid', 'ownNameMissing');
  const before = (await referencesOf(tx.db, workerId)).filter(({ status }) => status !== 'refused');
  const changed = match(sent, before).filter(isChange);
  const added = changed.filter(({ kept }) => kept === undefined).length;
  if (before.length + added > REFERENCES_MAXIMUM) throw new ServiceError('invalid', 'referencesTooMany');
  if (changed.length > 0) await store(ctx, tx, worker, changed);
  const after = await referencesOf(tx.db, workerId);
  return { references: after.map((row) => presentOwnReference(worker, row)) };
}

function refuseErrors(sent: readonly Sent[]): void {
  const fields = Object.fromEntries(
    problemsOfReferences(sent).flatMap((problems, index) =>
      Object.entries(problems).map(([field, problem]) => [`references.${index}.${field}`, problem] as const),
    ),
  );
  if (Object.keys(fields).length > 0) throw new ServiceError('invalid', 'fieldsInvalid', { fields });
  if (!hasEnoughReferences(sent)) throw new ServiceError('invalid', 'referencesTooFew');
  if (sent.filter(isCompleteReference).length > REFERENCES_MAXIMUM)
    throw new ServiceError('invalid', 'referencesTooMany');
}

/**
 * The stored reference of each row: the one with its id, or the one with its number. A row that is sent twice
 * is therefore added once.
 */
function match(sent: readonly Sent[], before: readonly ReferenceRow[]): Named[] {
  const named = sent.flatMap((row, place): Named[] => {
    const phone = normalisePhone(row.phone);
    if (phone === null) return [];
    const kept = before.find(({ id, phone: has }) => (row.id === undefined ? has === phone : id === row.id));
    if (row.id !== undefined && kept === undefined) throw notFound('referenceGone');
    return [{ place, kept, values: { name: row.name.trim(), phone, relationship: row.relationship.trim() } }];
  });
  const ids = named.flatMap(({ kept }) => kept?.id ?? []);
  for (const [index, { place, kept, values }] of named.entries()) {
    const isOneRowTwice = kept !== undefined && ids.indexOf(kept.id) !== ids.lastIndexOf(kept.id);
    const isOfOther = before.some(({ id, phone }) => phone === values.phone && !ids.includes(id));
    if ((isOneRowTwice && index > 0) || isOfOther) throw refused(place, 'phoneNamedTwice');
  }
  return named;
}

const isChange = ({ kept, values }: Named): boolean =>
  kept === undefined ||
  kept.name !== values.name ||
  kept.phone !== values.phone ||
  kept.relationship !== values.relationship;

async function store(
  ctx: Context,
  tx: Transaction,
  worker: WorkerRow,
  changed: readonly Named[],
): Promise<void> {
  const actor = `worker:${worker.id}`;
  // Two references may have swapped their numbers. The numbers are emptied first, so no number is stored
  // twice.
  const ids = changed.flatMap(({ kept }) => kept?.id ?? []);
  if (ids.length > 0)
    await tx.db.update(workerReferences).set({ phone: null }).where(inArray(workerReferences.id, ids));
  for (const named of changed) {
    const id = await storeOne(tx, worker, named);
    tx.audit({
      actor,
      action: named.kept === undefined ? 'reference-named' : 'reference-changed',
      subject: `reference:${id}`,
      details: { worker: worker.id, was: named.kept?.status ?? null },
    });
  }
  await tell(ctx, tx, worker, changed);
  tx.factsChanged(worker.id);
  await followReferences(tx, worker.id, actor);
}

async function storeOne(tx: Transaction, worker: WorkerRow, { place, kept, values }: Named): Promise<string> {
  const anew = { ...values, status: 'pending', feedback: null, verifiedAt: null } as const;
  if (kept !== undefined) {
    const isOther = kept.phone !== values.phone;
    if (isOther) await forgetReferee(tx, worker.id, kept.id);
    await (isOther ? forgetCalls : forgetAnswers)(tx, kept.id);
    await tx.db
      .update(workerReferences)
      .set({ ...anew, ...(isOther ? { callsUnanswered: 0, lastCalledAt: null } : {}) })
      .where(eq(workerReferences.id, kept.id));
    return kept.id;
  }
  // A millisecond apart, so that the references stay in the order in which the worker named them.
  const createdAt = new Date(tx.now.getTime() + place);
  const [added] = await tx.db
    .insert(workerReferences)
    .values({ ...anew, workerId: worker.id, createdAt })
    .returning({ id: workerReferences.id });
  if (added === undefined) throw new Error('The reference was not stored');
  return added.id;
}

/**
 * Notifies the referees whose numbers are new. The order is always the same, so that two workers'
 * transactions never wait for each other.
 */
async function tell(
  ctx: Context,
  tx: Transaction,
  worker: WorkerRow,
  changed: readonly Named[],
): Promise<void> {
  const others = changed
    .flatMap(({ place, kept, values: { phone } }) =>
      kept?.phone === phone ? [] : [{ place, phone, hash: numberHash(ctx, phone) }],
    )
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1));
  for (const { place, phone } of others) {
    if (phone === worker.phone) throw refused(place, 'referenceOwnNumber');
    if (!(await nameReferee(ctx, tx, worker, phone))) throw refused(place, 'referenceUnwilling');
    const flags = await flagsOf(ctx, tx.db, worker, phone);
    if (flags.length > 0)
      tx.audit({
        actor: 'system',
        action: 'reference-flagged',
        subject: `worker:${worker.id}`,
        details: { flags: flags.join(' ') },
      });
  }
}
