import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { createIdentityToken } from '@repo/api-client/contract/identity';
import { IDENTITY_TOKEN_MINUTES, identityAttemptsLeft, identityRefusal } from '@repo/domain/identity-check';
import { namePartsOf } from '@repo/domain/identity-name';
import { workerProfileFormOf } from '@repo/domain/worker-profile';
import { missingOfProfile, requiredWorkerFields } from '@repo/domain/worker-profile-form';
import type { Context } from '../../../context.ts';
import { refusedField, ServiceError } from '../../../errors.ts';
import { profileOf } from '../../access/profile-of.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import { workerWithAttempts, type IdentityJobRow } from './job-row.ts';

const permission = z.object({ job: z.uuid(), worker: z.uuid(), until: z.number() });

/**
 * Permits one attempt. Nothing is stored: the permission is sealed and contains the id of its attempt. Photos
 * that are sent twice over a bad network therefore belong to one attempt.
 * @throws ServiceError `conflict` when the worker may send no photos now; `invalid` when her profile lacks a
 * field that the check compares.
 */
export async function permitAttempt(
  ctx: Context,
  workerId: string,
): Promise<AnswerOf<typeof createIdentityToken>> {
  const { worker, attempts } = await workerWithAttempts(ctx.db, workerId);
  refuseAttempt(ctx, worker, attempts);
  const job = randomUUID();
  const until = ctx.clock.now().getTime() + IDENTITY_TOKEN_MINUTES * 60_000;
  return {
    token: ctx.secrets.seal(JSON.stringify({ job, worker: workerId, until })),
    job_id: job,
    expires_at: new Date(until).toISOString(),
    attempts_left: identityAttemptsLeft(attempts),
  };
}

/** @throws ServiceError `invalid` for a permission of another attempt, an expired one, or a forged one. */
export function readPermission(ctx: Context, token: string, jobId: string, workerId: string): void {
  const { job, worker, until } = opened(ctx, token);
  if (job === jobId && worker === workerId && until > ctx.clock.now().getTime()) return;
  throw refusedField('token', 'identityPermissionEnded');
}

function opened(
  ctx: Context,
  token: string,
): Partial<z.output<typeof permission>> & { readonly until: number } {
  try {
    return permission.parse(JSON.parse(ctx.secrets.open(token)));
  } catch {
    return { until: 0 };
  }
}

export function refuseAttempt(ctx: Context, worker: WorkerRow, attempts: readonly IdentityJobRow[]): void {
  const refusal = identityRefusal(worker.smileStatus, attempts);
  if (refusal !== null) throw new ServiceError('conflict', refusal);
  const form = workerProfileFormOf(profileOf(ctx, worker));
  const missing = missingOfProfile(form, ctx.clock.now());
  if (missing.length > 0)
    throw new ServiceError(
      'invalid',
      { code: 'profileFieldsMissing', parameters: { fields: missing } },
      { required: requiredWorkerFields.filter((field) => form[field] === '') },
    );
  if (namePartsOf(form.name) === null)
    throw new ServiceError('invalid', 'fullNameNeeded', {
      fields: { name: 'fullNameNeeded' },
      required: ['name'],
    });
}
