import type { Client } from '../client/client.ts';
import { isNotFound } from '../client/failure.ts';
import type { BodyOf } from '../contract/define-call.ts';
import { getInvitation, getInvitationOwner, saveOnboarding } from '../contract/onboarding.ts';

export type OnboardingProfile = BodyOf<typeof saveOnboarding>;

/** Fetches the inviter by the code of the link. */
export const fetchInvitation = (client: Client, code: string, signal: AbortSignal) =>
  client.call(getInvitation, { params: { code }, signal });

/** Fetches whether the invitation of the link was sent to the signed-in worker. */
export async function fetchIsMine(client: Client, code: string, signal: AbortSignal): Promise<boolean> {
  try {
    await client.call(getInvitationOwner, { params: { code }, signal });
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

/** Saves the worker's answers without the photo, and returns the stored record. */
export const saveOnboardingProfile = (client: Client, profile: OnboardingProfile) =>
  client.call(saveOnboarding, { body: profile });
