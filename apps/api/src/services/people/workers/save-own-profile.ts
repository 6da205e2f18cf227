import { and, eq, inArray, ne } from 'drizzle-orm';
import type { BodyOf } from '@repo/api-client/contract/define-call';
import type { changeProfile, WireWorkerRecord } from '@repo/api-client/contract/worker';
import { lastThreeOf } from '@repo/domain/national-id';
import { requiredFieldsProblem } from '@repo/domain/profile-saving';
import type { Refusal } from '@repo/domain/refusals/refusal';
import {
  choiceProblems,
  fixedByIdentity,
  identityProblems,
  withSpecifiedNames,
  workerProfileFormOf,
} from '@repo/domain/worker-profile';
import {
  problemsOfProfile,
  requiredWorkerFields,
  workerFields,
  type WorkerField,
  type WorkerProfileForm,
} from '@repo/domain/worker-profile-form';
import type { Context } from '../../../context.ts';
import { type WorkerRow, workers } from '../../../db/schema/people.ts';
import { isDuplicate, withTransaction, type Transaction } from '../../../db/transaction.ts';
import { notFound, refusedField, ServiceError } from '../../../errors.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts';
import { nationalIdHash, nationalIdHashes } from './national-id-hash.ts';
import { placeColumns } from './place-columns.ts';
import { presentOwnRecord } from './present-own-record.ts';
import { profileOf } from '../../access/profile-of.ts';
import { storeProfile } from './store-profile.ts';

/**
 * Whether a number is taken reveals that it belongs to a person. The limit is enough for a worker who
 * mistypes, and too low to try numbers. An attempt is counted before its result is known, so that a refusal
 * reveals nothing either.
 */
const NUMBERS_TRIED = {
  kind: 'national-ids',
  times: 10,
  withinMilliseconds: 86_400_000,
  refusal: 'nationalIdsTriedTooOften',
} as const;

type Input = BodyOf<typeof changeProfile>;

/**
 * Saves a worker's profile with the score that follows from it, and returns her record as stored. A field
 * that is left out keeps its value. The same save again changes nothing.
 * @throws ServiceError `not-found` for the profile of any other worker; `invalid` with the problems of the
 * form; `conflict` for a National ID that another account has.
 */
export async function saveOwnProfile(
  ctx: Context,
  workerId: string,
  id: string,
  input: Input,
): Promise<WireWorkerRecord> {
  if (id !== workerId) throw notFound('profileNotFound');
  await countTriedNumber(ctx, workerId, input);
  try {
    return await withTransaction(ctx, (tx) => save(ctx, tx, workerId, input));
  } catch (error) {
    if (!isDuplicate(error, 'workers_one_per_national_id')) throw error;
    throw taken();
  }
}

const taken = () => refusedField('national_id', 'nationalIdTaken', 'conflict');

/**
 * Counts outside the transaction, because a taken number rolls that back. A number that is invalid by itself,
 * or stays as it is, is no attempt.
 */
async function countTriedNumber(ctx: Context, workerId: string, input: Input): Promise<void> {
  const now = ctx.clock.now();
  const [worker] = await ctx.db.select().from(workers).where(eq(workers.id, workerId));
  if (worker === undefined) return;
  const { form, kept } = formsOf(ctx, worker, input);
  if (form.national_id === kept.national_id) return;
  if (Object.keys(problemsOf(form, kept, worker, now)).length > 0) return;
  await consumeRateLimit(ctx.db, NUMBERS_TRIED, workerId, now);
}

/** The worker's profile with the sent changes, and as it is stored. */
function formsOf(ctx: Context, worker: WorkerRow, input: Input) {
  const profile = profileOf(ctx, worker);
  return {
    form: workerProfileFormOf({ ...profile, ...withSpecifiedNames(input) }),
    kept: workerProfileFormOf(profile),
  };
}

async function save(
  ctx: Context,
  tx: Transaction,
  workerId: string,
  input: Input,
): Promise<WireWorkerRecord> {
  // Locks the row. Two devices that save at once do so one after the other, each on the result of the other.
  const worker = await lockWorker(tx, workerId);
  const { form, kept } = formsOf(ctx, worker, input);
  refuseErrors(form, kept, worker, tx.now);
  const changed = workerFields.filter((field) => form[field] !== kept[field]);
  if (changed.length === 0 && worker.profileCompletedAt !== null) return presentOwnRecord(ctx, tx.db, worker);
  if (changed.includes('national_id')) await refuseTaken(ctx, tx, workerId, form.national_id);
  const values = {
    ...columnsOf(form),
    ...(changed.includes('national_id') ? sealedId(ctx, form.national_id) : {}),
    profileCompletedAt: worker.profileCompletedAt ?? tx.now,
  };
  return storeProfile(ctx, tx, workerId, values, { fields: changed.join(',') });
}

/**
 * Refuses a number of another account, also in the form of an earlier version. The index takes that form for
 * another number.
 */
async function refuseTaken(
  ctx: Context,
  tx: Transaction,
  workerId: string,
  nationalId: string,
): Promise<void> {
  const [other] = await tx.db
    .select({ id: workers.id })
    .from(workers)
    .where(and(inArray(workers.nationalIdHash, nationalIdHashes(ctx, nationalId)), ne(workers.id, workerId)));
  if (other !== undefined) throw taken();
}

function problemsOf(form: WorkerProfileForm, kept: WorkerProfileForm, worker: WorkerRow, now: Date) {
  return {
    ...(form.phone === worker.phone ? {} : { phone: 'phoneFixed' as const }),
    ...choiceProblems(form, kept),
    ...identityProblems(form, kept, worker.smileStatus),
    ...problemsOfProfile(form, now, fixedByIdentity(kept, worker.smileStatus)),
  };
}

function alertOf(form: WorkerProfileForm, fixed: readonly WorkerField[], now: Date): Refusal {
  const problem = requiredFieldsProblem(form, now, fixed);
  if (problem === 'underage') return 'profileUnderage';
  return problem === null
    ? 'fieldsInvalid'
    : { code: 'profileFieldsMissing', parameters: { fields: problem } };
}

function refuseErrors(form: WorkerProfileForm, kept: WorkerProfileForm, worker: WorkerRow, now: Date): void {
  const fields = problemsOf(form, kept, worker, now);
  if (Object.keys(fields).length === 0) return;
  const fixed = fixedByIdentity(kept, worker.smileStatus);
  const required = requiredWorkerFields.filter((field) => form[field] === '');
  throw new ServiceError('invalid', alertOf(form, fixed, now), {
    fields,
    ...(required.length === 0 ? {} : { required }),
  });
}

/**
 * The number in encrypted form. Beside it are a keyed hash, which limits the number to one account, and the
 * part that is shown in masked form.
 */
const sealedId = (ctx: Context, nationalId: string) => ({
  nationalIdCipher: ctx.secrets.seal(nationalId),
  nationalIdHash: nationalIdHash(ctx, nationalId),
  nationalIdLast3: lastThreeOf(nationalId),
});

const orNull = (text: string): string | null => text || null;

const columnsOf = (form: WorkerProfileForm) => ({
  name: form.name,
  ...placeColumns(form.location),
  dateOfBirth: form.date_of_birth,
  email: orNull(form.email),
  serviceType: orNull(form.service_type),
  experienceYears: form.experience_years === '' ? null : Number(form.experience_years),
  education: orNull(form.education),
  availability: orNull(form.availability),
  bio: orNull(form.bio),
  skills: orNull(form.skills),
  languages: orNull(form.languages),
  emergencyContact: orNull(form.emergency_contact),
  emergencyContactPhone: orNull(form.emergency_contact_phone),
});
