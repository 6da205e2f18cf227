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

/** What was saved on this device and has not reached the account. */
export const unsentOf = (user: UserData): Fields =>
  employerProfileFields.filter((field) => user.unsent?.includes(field) === true);

/** Whether the account's profile ever was on this device: a sign-in brings name, phone and location alone. */
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

/** The account's profile as this device shows it: what was saved here and is on its way there stands. */
export const withAccount = (user: UserData, account: WireEmployerProfile): UserData =>
  marked({ ...account, ...pick(user, unsentOf(user)) }, unsentOf(user));

/** The profile after a save. Only what was changed is new: the rest may have come from another device meanwhile. */
export function withForm(user: UserData, shown: EmployerProfileForm, typed: EmployerProfileForm): UserData {
  const [before, after] = [employerProfileOf(shown), employerProfileOf(typed)];
  const changed = employerProfileFields.filter((field) => after[field] !== before[field]);
  return marked({ ...user, ...pick(after, changed) }, [...new Set([...unsentOf(user), ...changed])]);
}

/** The profile once the account has answered a change: what was saved while it was on its way is still to be sent. */
export function afterSending(user: UserData, sent: UserData, account: WireEmployerProfile): UserData {
  const since = unsentOf(user).filter((field) => (user[field] ?? null) !== (sent[field] ?? null));
  return withAccount(marked(user, since), account);
}

/** What the account is told: what it must always have, and of the rest only what was changed here. */
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
