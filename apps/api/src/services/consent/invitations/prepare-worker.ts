import { inviteFormProblems } from '@repo/domain/invite-form';
import { normalisePhone } from '@repo/domain/phone';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts';
import { findOrCreateWorker } from '../../people/workers/find-or-create-worker.ts';
import type { ProspectRow } from '../../../db/schema/prospects.ts';
import { keepProspect } from './keep-prospect.ts';
import { refuseOwnNumber } from './refuse-own-number.ts';

const PREPARED_WORKERS = {
  kind: 'prepared-workers',
  times: 100,
  withinMilliseconds: 86_400_000,
  refusal: 'workersTooOften',
} as const;

export interface PreparedWorker {
  readonly name: string;
  readonly phone: string;
  readonly location?: string | null | undefined;
  readonly experience_years?: number | null | undefined;
  readonly service_type?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/**
 * Stores a worker before her invitation, as this employer typed her. The employer sees nothing else of her, and
 * she gets no message, until the invitation itself is sent.
 */
export async function prepareWorker(
  ctx: Context,
  employerId: string,
  input: PreparedWorker,
): Promise<ProspectRow> {
  const fields = inviteFormProblems({ name: input.name, phone: input.phone, packageId: 16 });
  const phone = normalisePhone(input.phone);
  if (Object.keys(fields).length > 0 || phone === null)
    throw new ServiceError('invalid', Object.values(fields)[0] ?? 'fieldsInvalid', {
      fields,
    });
  await consumeRateLimit(ctx.db, PREPARED_WORKERS, employerId, ctx.clock.now());
  return withTransaction(ctx, async (tx) => {
    await refuseOwnNumber(tx, employerId, phone);
    const details = {
      name: input.name.trim(),
      location: input.location?.trim() || null,
      serviceType: input.service_type?.trim() || 'Nanny',
      experienceYears: input.experience_years ?? null,
    };
    const worker = await findOrCreateWorker(ctx, tx, {
      ...details,
      phone,
      email: input.email?.trim() || null,
    });
    const prospect = await keepProspect(tx, employerId, worker.id, { ...details, phone: input.phone.trim() });
    tx.audit({ actor: `employer:${employerId}`, action: 'prepared-worker', subject: `worker:${worker.id}` });
    return prospect;
  });
}
