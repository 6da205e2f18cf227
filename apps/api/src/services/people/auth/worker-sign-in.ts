import { and, eq, exists, isNotNull, or, sql } from 'drizzle-orm';
import { normalisePhone } from '@repo/domain/phone';
import { resendSeconds } from '@repo/domain/resend-countdown';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import type { Context } from '../../../context.ts';
import { workers } from '../../../db/schema/people.ts';
import { sessions } from '../../../db/schema/sessions.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { assumeLanguage, keepLanguage } from '../workers/choose-language.ts';
import { findOrCreateWorker } from '../workers/find-or-create-worker.ts';
import { useCode } from './check-code.ts';
import { readPhone } from './read-phone.ts';
import { sendCode } from './send-code.ts';
import { openSession } from './session.ts';
import { notifyOfNewDevice } from './notify-of-new-device.ts';

/**
 * Sends a worker a code, whether her phone is known or not, because her first code creates her account. The
 * message is in the language that she chose for her account, else in that of her screen.
 * @returns the number of seconds after which she may ask for another.
 */
export async function sendWorkerCode(
  ctx: Context,
  input: {
    readonly phone: string;
    readonly language?: WorkerLanguage | undefined;
    readonly place?: 'sign-in' | 'onboarding' | undefined;
  },
  address: string,
): Promise<number> {
  const phone = readPhone(input.phone, 'phoneInvalid');
  const [known] = await ctx.db
    .select({
      language: workers.language,
      chosen: workers.languageChosen,
      signedInBefore: sql<boolean>`${hasSignedIn(ctx.db)}`,
    })
    .from(workers)
    .where(eq(workers.phone, phone));
  const hers = known?.chosen === true ? known.language : undefined;
  return sendCode(ctx, {
    audience: 'worker',
    phone,
    address,
    mayReceive: true,
    passesSlowAddress: known?.signedInBefore === true,
    language: hers ?? input.language ?? known?.language ?? 'en',
    resendAfterSeconds: resendSeconds(input.place ?? 'sign-in', ctx.config.quirks),
  });
}

/**
 * Whether the worker signed in before. An invitation alone makes an account too, so it needs a session of the
 * last months (`keptDays`), or an entry that only she can make.
 */
const hasSignedIn = (db: Context['db']) =>
  or(
    isNotNull(workers.profileUpdatedAt),
    isNotNull(workers.profileCompletedAt),
    exists(
      db
        .select({ one: sql`1` })
        .from(sessions)
        .where(and(eq(sessions.audience, 'worker'), eq(sessions.subjectId, workers.id))),
    ),
  );

interface WorkerCode {
  readonly phone: string;
  readonly code: string;
  /** The language that the worker chose before she signed in. Without it, a choice on her account stays. */
  readonly language?: WorkerLanguage | undefined;
  /** The language of the worker's screen, chosen or not. */
  readonly screen_language?: WorkerLanguage | undefined;
}

/**
 * Exchanges a code for a session. A new phone gets an account. A worker whom an employer invited has one
 * already, with the employer's entries about her, which she can now correct.
 */
export async function verifyWorker(
  ctx: Context,
  input: WorkerCode,
  address: string,
): Promise<{ readonly token: string; readonly workerId: string }> {
  const phone = normalisePhone(input.phone);
  if (phone === null) throw new ServiceError('invalid', 'signInCodeInvalid');
  await useCode(ctx, { audience: 'worker', phone, code: input.code, address });
  return withTransaction(ctx, async (tx) => {
    const [known] = await tx.db.select({ id: workers.id }).from(workers).where(eq(workers.phone, phone));
    const { id, ...worker } = await findOrCreateWorker(ctx, tx, {
      phone,
      name: null,
      location: null,
      serviceType: null,
    });
    if (input.language !== undefined) await keepLanguage(tx.db, id, input.language);
    else if (input.screen_language !== undefined) await assumeLanguage(tx.db, id, input.screen_language);
    await notifyOfNewDevice(ctx, tx, 'worker', { id, phone, language: input.language ?? worker.language });
    const token = await openSession(tx, 'worker', id);
    tx.audit({
      actor: `worker:${id}`,
      action: 'signed-in',
      subject: `worker:${id}`,
      details: { new: known === undefined },
    });
    return { token, workerId: id };
  });
}
