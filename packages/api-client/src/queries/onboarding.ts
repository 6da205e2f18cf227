import type { Client } from '../client/client.ts';
import type { BodyOf } from '../contract/define-call.ts';
import { getInvitation, saveOnboarding } from '../contract/onboarding.ts';

export type OnboardingProfile = BodyOf<typeof saveOnboarding>;

/** Who invited, by the code of the link. */
export const fetchInvitation = (client: Client, code: string, signal: AbortSignal) =>
  client.call(getInvitation, { params: { code }, signal });

/** Saves what she says of herself, all but the photo; answers her record as it is kept now. */
export const saveOnboardingProfile = (client: Client, profile: OnboardingProfile) =>
  client.call(saveOnboarding, { body: profile });
