import type { BodyOf } from '@repo/api-client/contract/define-call';
import type { saveOnboarding as saveOnboardingCall } from '@repo/api-client/contract/onboarding';
import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { nairobiDay } from '@repo/domain/dates';
import {
  genders,
  onboardingExperienceMaximum,
  problemsOfOnboarding,
  type Gender,
} from '@repo/domain/onboarding-form';
import type { Quirks } from '@repo/domain/quirks';
import type { Refusal } from '@repo/domain/refusals/refusal';
import { serviceTypeNamed, serviceTypesOf } from '@repo/domain/service-types';
import { ageOfKnown } from '@repo/domain/stated-age';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { placeColumns } from './place-columns.ts';
import { presentOwnRecord } from './present-own-record.ts';
import { storeProfile } from './store-profile.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';

type Sent = BodyOf<typeof saveOnboardingCall>;

const genderNamed = (text: string): Gender | undefined => genders.find((gender) => gender === text.trim());

/**
 * Saves a worker's own answers of her onboarding and returns her record as stored. A worker whom an employer
 * invited corrects the employer's entries about her. The same answers again change nothing.
 * @throws ServiceError `invalid` with the problems of the form. The name of an identity check that is pending
 * or verified cannot change.
 */
export async function saveOnboarding(ctx: Context, workerId: string, sent: Sent): Promise<WireWorkerRecord> {
  return withTransaction(ctx, async (tx) => {
    const worker = await lockWorker(tx, workerId);
    const fields = refusalsOf(sent, worker, ctx.config.quirks);
    const gender = genderNamed(sent.gender);
    if (Object.keys(fields).length > 0 || gender === undefined)
      throw new ServiceError('invalid', Object.values(fields)[0] ?? 'fieldsInvalid', {
        fields,
      });
    const values = {
      name: sent.name.trim(),
      location: sent.location.trim(),
      gender,
      serviceType: serviceTypeNamed(sent.serviceType),
      experienceYears: Number(sent.experienceYears),
      bio: sent.bio?.trim() || null,
      ...statedNow(worker, Number(sent.age), tx.now),
    };
    const changed = Object.entries(values).flatMap(([name, value]) =>
      Object.getOwnPropertyDescriptor(worker, name)?.value === value ? [] : [name],
    );
    if (changed.length === 0) return presentOwnRecord(ctx, tx.db, worker);
    const stored = { ...values, ...placeColumns(values.location) };
    return storeProfile(ctx, tx, workerId, stored, { fields: changed.join(','), onboarding: true });
  });
}

/** Stores a new stated age only where it differs from the known age. A date of birth takes precedence. */
function statedNow(worker: WorkerRow, age: number, now: Date) {
  const isKnown = worker.dateOfBirth !== null || ageOfKnown(worker, now) === age;
  return isKnown
    ? { statedAge: worker.statedAge, statedAgeOn: worker.statedAgeOn }
    : { statedAge: age, statedAgeOn: nairobiDay(now) };
}

function refusalsOf(sent: Sent, worker: WorkerRow, quirks: Quirks): Record<string, Refusal> {
  const refusals: Record<string, Refusal> = problemsOfOnboarding({ ...sent, age: String(sent.age) });
  const offered = [...serviceTypesOf('onboarding', quirks).map(serviceTypeNamed), worker.serviceType];
  if (!offered.includes(serviceTypeNamed(sent.serviceType))) refusals['serviceType'] ??= 'choiceInvalid';
  if (genderNamed(sent.gender) === undefined) refusals['gender'] ??= 'choiceInvalid';
  const maximum = onboardingExperienceMaximum(quirks);
  const years = String(sent.experienceYears).trim();
  if (!/^\d{1,2}$/.test(years) || Number(years) > maximum)
    refusals['experienceYears'] = { code: 'experienceInvalid', parameters: { maximum } };
  const isChecked = worker.smileStatus === 'verified' || worker.smileStatus === 'pending';
  if (isChecked && worker.name !== null && sent.name.trim() !== worker.name)
    refusals['name'] ??= 'identityFixed';
  return refusals;
}
