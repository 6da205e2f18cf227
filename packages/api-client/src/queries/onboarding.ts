import type { Client } from '../client/client.ts';
import type { BodyOf } from '../contract/define-call.ts';
import { getInvitation, saveOnboarding } from '../contract/onboarding.ts';

export type OnboardingProfile = BodyOf<typeof saveOnboarding>;

/** Fetches the inviter by the code of the link. */
export const fetchInvitation = (client: Client, code: string, signal: AbortSignal) =>
  client.call(getInvitation, { params: { code }, signal });

/** Saves the worker's answers without the photo, and returns the stored record. */
export const saveOnboardingProfile = (client: Client, profile: OnboardingProfile) =>
  client.call(saveOnboarding, { body: profile });
