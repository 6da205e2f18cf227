import { isWithTeam, type IdentityFailure, type IdentityState } from './identity-check.ts';
import { keptDays } from './kept-days.ts';

/** How her identity stands, as a worker reads it. */
export const identityStatuses = [
  'not_started',
  'checking',
  'under_review',
  'name_differs',
  'verified',
  'failed',
] as const;
export type IdentityStatus = (typeof identityStatuses)[number];

/** Why a person looks at it, as far as it helps her to know. Doubts are told by a person, once somebody has looked. */
export const toldReviewReasons = ['no_registry_photo', 'attempts_used', 'name_disputed'] as const;

/** `smileStatus` is what counts: the team can decide her identity without an attempt of hers. */
export function identityStatusOf(smileStatus: string, attempt: IdentityState | null): IdentityStatus {
  if (smileStatus === 'verified' || smileStatus === 'failed') return smileStatus;
  if (attempt === null || attempt === 'verified' || attempt === 'failed')
    return smileStatus === 'pending' ? 'under_review' : 'not_started';
  if (attempt === 'name_differs') return attempt;
  return isWithTeam(attempt) ? 'under_review' : 'checking';
}

const failures: Readonly<Record<IdentityFailure, string>> = {
  photos_unusable:
    'The photos could not be used. Stand in daylight, hold the phone still at eye level, and keep your whole face in the frame.',
  face_differs:
    'Your selfie did not match the photo on your ID record. Check that the ID number is yours, take off cap and glasses, and try again in daylight.',
  not_live:
    'The camera has to see you yourself, not a photo or a screen. Hold the phone in your own hand, in good light, and follow the steps slowly.',
  number_not_found:
    'This National ID number is not on the official record. Compare it with your card, correct it in your profile, and try again.',
  number_invalid:
    'This is not how a National ID number is written. Compare it with your card, correct it in your profile, and try again.',
  card_unreadable:
    'Your ID card could not be read. Lay it flat in daylight, without a flash, so that all four corners are in the photo.',
  card_differs:
    'The ID card does not belong to this profile. Send a photo of your own card, and check name, date of birth and ID number in your profile.',
  not_confirmed:
    'Our team could not confirm your identity with these photos. Try again in daylight, with your own ID card.',
  expired: `Nobody could decide within ${keptDays.identityPhotos} days, so your photos were deleted. We are sorry. Please send new ones: this does not count as an attempt of yours.`,
};

const statuses: Readonly<Record<Exclude<IdentityStatus, 'failed'>, string>> = {
  not_started:
    'Your identity is not verified yet. You need your National ID card, daylight and about three minutes.',
  checking: 'Your photos are being compared with the official record. This usually takes a few minutes.',
  under_review:
    'Our team looks at your photos. This usually takes 24-48 hours. You do not have to do anything.',
  name_differs: 'The name on your ID is not the one in your profile. Please tell us which is right.',
  verified: 'Your identity is verified.',
};

const reviews: Readonly<Record<(typeof toldReviewReasons)[number], string>> = {
  no_registry_photo:
    'The official record has no photo of you, which is common. Our team compares you with your ID card. This usually takes 24-48 hours.',
  attempts_used:
    'It did not work by itself, so our team compares you with your ID card. This usually takes 24-48 hours.',
  name_disputed: 'You told us that the name is not yours. Our team looks into it and may call you.',
};

export const NO_ATTEMPTS_LEFT = 'You have no attempts left. Please contact support: a person will help you.';

const isFailure = (reason: string | null): reason is IdentityFailure =>
  reason !== null && Object.hasOwn(failures, reason);
export const isToldReviewReason = (reason: string | null): reason is (typeof toldReviewReasons)[number] =>
  toldReviewReasons.some((told) => told === reason);

/** How her identity stands in plain words, and what to do better next time. */
export function identityMessage(status: IdentityStatus, reason: string | null, attemptsLeft: number): string {
  if (status === 'under_review' && isToldReviewReason(reason)) return reviews[reason];
  if (status !== 'failed') return statuses[status];
  if (attemptsLeft === 0) return NO_ATTEMPTS_LEFT;
  return isFailure(reason) ? failures[reason] : failures.not_confirmed;
}
