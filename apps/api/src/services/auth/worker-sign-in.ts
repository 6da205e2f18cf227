import { eq } from 'drizzle-orm';
import { INVALID_PHONE, normalisePhone } from '@repo/domain/phone';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import type { Context } from '../../context.ts';
import { workers } from '../../db/schema/people.ts';
import { withTransaction } from '../../db/transaction.ts';
import { ServiceError } from '../../errors.ts';
import { findOrCreateWorker } from '../workers/find-or-create-worker.ts';
import { useCode } from './check-code.ts';
import { readPhone } from './read-phone.ts';
import { sendCode } from './send-code.ts';
import { openSession } from './session.ts';
import { tellOfNewDevice } from './tell-of-new-device.ts';

/** Sends a worker a code. Known or not is no difference: her first code makes her account. */
export async function sendWorkerCode(ctx: Context, phoneText: string, address: string): Promise<void> {
  const phone = readPhone(phoneText, INVALID_PHONE);
  await sendCode(ctx, { audience: 'worker', phone, address, mayReceive: true });
}

interface WorkerCode {
  readonly phone: string;
  readonly code: string;
  /** What she chose before she signed in; without it the account's own stays. */
  readonly language?: WorkerLanguage | undefined;
}

/**
 * Trades a code for a session. A phone that was never here gets an account; one that an employer invited has it already,
 * with what was typed about her, which is hers to correct now.
 */
export async function verifyWorker(
  ctx: Context,
  input: WorkerCode,
): Promise<{ readonly token: string; readonly workerId: string }> {
  const phone = normalisePhone(input.phone);
  if (phone === null) throw new ServiceError('invalid', 'Invalid verification code');
  await useCode(ctx, 'worker', phone, input.code.replaceAll(/\s/g, ''));
  return withTransaction(ctx, async (tx) => {
    const [known] = await tx.db.select({ id: workers.id }).from(workers).where(eq(workers.phone, phone));
    const { id, language } = await findOrCreateWorker(tx, {
      phone,
      name: null,
      location: null,
      serviceType: null,
    });
    if (input.language !== undefined && input.language !== language)
      await tx.db.update(workers).set({ language: input.language }).where(eq(workers.id, id));
    await tellOfNewDevice(ctx, tx, 'worker', { id, phone });
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
