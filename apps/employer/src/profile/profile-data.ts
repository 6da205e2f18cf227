import type { WireEmployerProfile } from '@repo/api-client/contract/employer-profile';
import type { ProfileChange } from '@repo/api-client/queries/employer-profile';
import {
  budgetRanges,
  employerProfileFields,
  employerProfileFormOf,
  employerProfileOf,
  preferredServiceTypes,
  type EmployerProfileField,
  type EmployerProfileForm,
} from '@repo/domain/employer-profile-form';
import type { UserData } from '../session/session.ts';

type Fields = readonly EmployerProfileField[];

/** The fields that were saved on this device and have not reached the account. */
export const unsentOf = (user: UserData): Fields =>
  employerProfileFields.filter((field) => user.unsent?.includes(field) === true);

/** Whether this device ever had the profile of the account: a sign-in brings only name, phone and location. */
export const isKnown = (user: UserData): boolean =>
  employerProfileFields.every((field) => user[field] !== undefined);

function pick<T extends object>(from: T, fields: readonly (keyof T)[]): Partial<T> {
  const picked: Partial<T> = {};
  for (const field of fields) picked[field] = from[field];
  return picked;
}

const marked = (user: UserData, unsent: Fields): UserData => {
  const { unsent: _before, ...known } = user;
  return unsent.length === 0 ? known : { ...known, unsent: [...unsent] };
};

/** The account's profile on this device. Locally saved fields that are still unsent take precedence. */
export const withAccount = (user: UserData, account: WireEmployerProfile): UserData =>
  marked({ ...account, ...pick(user, unsentOf(user)) }, unsentOf(user));

/** The profile after a save. It takes only the changed fields, because another device may have changed the rest. */
export function withForm(user: UserData, shown: EmployerProfileForm, typed: EmployerProfileForm): UserData {
  const [before, after] = [employerProfileOf(shown), employerProfileOf(typed)];
  const changed = employerProfileFields.filter((field) => after[field] !== before[field]);
  return marked({ ...user, ...pick(after, changed) }, [...new Set([...unsentOf(user), ...changed])]);
}

/** The profile after the answer to a save. Fields that were saved during the call stay unsent. */
export function afterSending(user: UserData, sent: UserData, account: WireEmployerProfile): UserData {
  const since = unsentOf(user).filter((field) => (user[field] ?? null) !== (sent[field] ?? null));
  return withAccount(marked(user, since), account);
}

/** The body of a save: the required fields, and the optional fields that changed on this device. */
export function changeOf(user: UserData): ProfileChange {
  const profile = employerProfileOf(employerProfileFormOf(user));
  const changed = {
    ...profile,
    preferred_service_types:
      preferredServiceTypes.find((type) => type === profile.preferred_service_types) ?? null,
    budget_range: budgetRanges.find((range) => range === profile.budget_range) ?? null,
  };
  const { name, phone, location } = profile;
  return { name, phone, location, ...pick(changed, unsentOf(user)) };
}
