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
/** How many saves the account has answered. */
let answered = 0;

// Nobody waits for the call of somebody who has signed out.
session.subscribe(() => {
  if (!session.isSignedIn()) underWay = Promise.resolve();
});

// What has not reached the account goes with the session; it waits in the form, below what is being typed there.
session.onExpiry(() => {
  const user = session.user();
  if (user === undefined || unsentOf(user).length === 0) return;
  const key: DraftKey = { person: session.person(), form: 'profile', subject: '' };
  const form = employerProfileFormOf(user);
  const unsent = Object.fromEntries(unsentOf(user).map((field) => [field, form[field]]));
  const typed = z.safeParse(profileDraft.typed, readDraft(key)?.typed);
  writeDraft(key, { ...unsent, ...typed.data });
});

/** The profile as the account has it. Each time it is asked for, what has not reached the account is sent there. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => {
    const whose = session.token();
    const seen = answered;
    const account = await fetchProfile(client, signal);
    // What a save was answered meanwhile is newer.
    if (answered === seen) keepFor(whose, (user) => withAccount(user, account));
    // A save that does not arrive stands here, and is told of by what it leaves unsent.
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

/** Whether the browser keeps it longer than this visit. Whoever is signed in by now must not find what another person saved. */
function keepFor(whose: string | null, change: (user: UserData) => UserData): boolean {
  const user = session.user();
  if (user === undefined || session.token() !== whose) return false;
  const next = change(user);
  queryClient.setQueryData(profileQuery.queryKey, next);
  return session.keepUser(next);
}

/** One after the other: an earlier save that is slow must not arrive after a later one. */
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

/** Sends what an earlier visit, or one without a network, could not. */
export function sendUnsentProfile(): void {
  const user = session.user();
  if (user !== undefined && unsentOf(user).length > 0) void queryClient.query(profileQuery).catch(() => null);
}

/** `account` when the service has it too; `device` when it is kept here and still to be sent. */
export type SavedTo = 'account' | 'device';

/**
 * Saves a profile here, and to the account in the same action. Without an answer the local save stands; what the account
 * refuses does not, because it would be refused for ever.
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
