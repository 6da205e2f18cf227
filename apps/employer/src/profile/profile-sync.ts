import { failureOf } from '@repo/api-client/client/failure';
import { fetchProfile, saveProfile } from '@repo/api-client/queries/employer-profile';
import {
  employerProfileFormOf,
  NOT_AUTHENTICATED,
  type EmployerProfileForm,
} from '@repo/domain/employer-profile-form';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { client } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { readDraft, writeDraft, type DraftKey } from '@repo/app-shell/drafts/draft-store';
import { session, type UserData } from '../session/session.ts';
import { profileDraft } from './profile-draft.ts';
import { afterSending, changeOf, unsentOf, withAccount, withForm } from './profile-data.ts';

let underWay: Promise<void> = Promise.resolve();
/** The number of saves that the account has answered. */
let answered = 0;

// After a sign-out, the next save does not wait for the call of the last employer.
session.subscribe(() => {
  if (!session.isSignedIn()) underWay = Promise.resolve();
});

// The end of the session deletes the unsent fields. The draft of the form keeps them, below the values being typed.
session.onExpiry(() => {
  const user = session.user();
  if (user === undefined || unsentOf(user).length === 0) return;
  const key: DraftKey = { person: session.person(), form: 'profile', subject: '' };
  const form = employerProfileFormOf(user);
  const unsent = Object.fromEntries(unsentOf(user).map((field) => [field, form[field]]));
  const typed = z.safeParse(profileDraft.typed, readDraft(key)?.typed);
  writeDraft(key, { ...unsent, ...typed.data });
});

/** The profile of the account. Each fetch also sends the fields that have not reached the account. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => {
    const whose = session.token();
    const seen = answered;
    const account = await fetchProfile(client, signal);
    // The answer to a save during this fetch is newer.
    if (answered === seen) keepFor(whose, (user) => withAccount(user, account));
    // A failed save stays on this device. The unsent fields report it.
    await send().catch(() => null);
    return storedUser();
  },
  staleTime: 0,
  refetchOnReconnect: true,
});

function storedUser(): UserData {
  const user = session.user();
  if (user === undefined) throw new Error(NOT_AUTHENTICATED);
  return user;
}

/** Returns whether the browser stores the data beyond this visit. Another employer must not get the data of this one. */
function keepFor(whose: string | null, change: (user: UserData) => UserData): boolean {
  const user = session.user();
  if (user === undefined || session.token() !== whose) return false;
  const next = change(user);
  queryClient.setQueryData(profileQuery.queryKey, next);
  return session.keepUser(next);
}

/** Sends saves one after the other, because a slow earlier save must not arrive after a later one. */
function send(): Promise<void> {
  underWay = underWay.then(sendNow, sendNow);
  return underWay;
}

async function sendNow(): Promise<void> {
  const whose = session.token();
  const sent = session.user();
  if (sent === undefined || unsentOf(sent).length === 0) return;
  const account = await saveProfile(client, changeOf(sent));
  answered += 1;
  keepFor(whose, (user) => afterSending(user, sent, account));
}

/** Sends the fields that an earlier visit, or a visit without a network, could not send. */
export function sendUnsentProfile(): void {
  const user = session.user();
  if (user !== undefined && unsentOf(user).length > 0) void queryClient.query(profileQuery).catch(() => null);
}

/** `account` when the service has the data too. `device` when only this device has it, and must still send it. */
export type SavedTo = 'account' | 'device';

/**
 * Saves a profile on this device and in the account. Without an answer the local save stays. A save that the account refuses
 * does not stay, because the account would refuse it forever.
 */
export async function saveProfileForm(
  shown: EmployerProfileForm,
  typed: EmployerProfileForm,
): Promise<SavedTo> {
  const whose = session.token();
  const before = storedUser();
  if (before.phone === '') throw new Error(NOT_AUTHENTICATED);
  const isKept = keepFor(whose, (user) => withForm(user, shown, typed));
  try {
    await send();
    return 'account';
  } catch (error) {
    const failure = failureOf(error);
    const isRefused = failure?.kind === 'api' && Object.keys(failure.fields).length > 0;
    if (isKept && !isRefused) return 'device';
    keepFor(whose, () => before);
    throw error;
  }
}
